// The page for when there is no connection. It is made when the site is built, because it cannot fetch any words: it has those of
// all languages and shows one of them.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const WORDS = new URL("../src/tavolino/words/", import.meta.url);
const KEYS = { title: "offline-title", about: "offline-about", waiting: "offline-waiting", again: "offline-again" };

export function offlinePage() {
  return {
    name: "offline",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: page() });
    },
  };
}

function page() {
  const languages = Object.keys(JSON.parse(readFileSync(new URL("languages.json", WORDS), "utf8")));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Tavolino</title>
    <link rel="stylesheet" href="/offline.css" />
    <script src="/back.js" defer></script>
  </head>
  <body>
    <main>
      <img src="/icon.svg" alt="" />
${languages.map(section).join("\n")}
    </main>
  </body>
</html>
`;
}

function section(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/home.ftl`, WORDS), "utf8")));
  const say = (key) => escaped(bundle.formatPattern(bundle.getMessage(key).value));
  return `      <section lang="${language}"${language === "en" ? "" : " hidden"}>
        <h1>${say(KEYS.title)}</h1>
        <p>${say(KEYS.about)}</p>
        <p>${say(KEYS.waiting)}</p>
        <button type="button">${say(KEYS.again)}</button>
      </section>`;
}

function escaped(text) {
  return text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]);
}
