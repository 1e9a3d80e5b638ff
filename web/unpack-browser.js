// Unpacks the browser that comes as a package, for tests on machines that have none: node unpack-browser.js FOLDER
import { mkdirSync, rmSync } from "node:fs";
import process from "node:process";

const [folder] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
process.env.TMPDIR = folder; // where the package unpacks
process.env.AWS_EXECUTION_ENV = "20.x"; // it brings system libraries along where it believes there are none
const { default: chromium } = await import("@sparticuz/chromium");
await chromium.executablePath();
