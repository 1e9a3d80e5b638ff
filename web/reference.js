// The page at /schema: Swagger UI, which the server serves itself. Nothing of it is part of the page that people play on.
// Its style sheet has pictures inside, which our policy does not allow, so they become files.
import { readFileSync } from "node:fs";

const HOME = new URL("node_modules/swagger-ui-dist/", import.meta.url);
const PICTURE = /url\((?:"data:((?:[^"\\]|\\.)*)"|data:([^)]*))\)/g;
const LICENCES = ["NOTICE", "LICENSE", "swagger-ui-bundle.js.LICENSE.txt"];

export function referencePage() {
  return {
    name: "reference",
    generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
      const { style, pictures } = withoutPictures(read("swagger-ui.css"));
      emit("reference/swagger-ui.js", read("swagger-ui-bundle.js"));
      emit("reference/swagger-ui.css", style);
      for (const { name, source } of pictures) emit(`reference/${name}`, source);
      emit("licences/swagger-ui.txt", LICENCES.map(read).join("\n"));
    },
  };
}

export function withoutPictures(sheet) {
  const pictures = [];
  const style = sheet.replace(PICTURE, (_, quoted, bare) => {
    const picture = dataOf(quoted?.replace(/\\(.)/g, "$1") ?? bare);
    const name = `${pictures.length + 1}.${picture.kind}`;
    pictures.push({ name, source: picture.source });
    return `url(${name})`;
  });
  return { style, pictures };
}

function dataOf(data) {
  const comma = data.indexOf(",");
  const [type, ...rest] = data.slice(0, comma).split(";");
  const kind = { "image/svg+xml": "svg", "image/png": "png", "image/jpeg": "jpg" }[type];
  const text = data.slice(comma + 1);
  return { kind, source: rest.includes("base64") ? Buffer.from(text, "base64") : decodeURIComponent(text) };
}

function read(file) {
  return readFileSync(new URL(file, HOME), "utf8");
}
