// The licences of the typefaces that the page carries. Vite collects those of the scripts, but of nothing else.
import { readFileSync } from "node:fs";

export function licencesOf(...packages) {
  return {
    name: "licences",
    generateBundle() {
      for (const name of packages) {
        const source = readFileSync(new URL(`node_modules/${name}/LICENSE`, import.meta.url), "utf8");
        this.emitFile({ type: "asset", fileName: `licences/${name.split("/").pop()}.txt`, source });
      }
    },
  };
}
