/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licencesOf } from "./licences.js";
import { offlinePage } from "./offline.js";
import { referencePage } from "./reference.js";

export default defineConfig({
  plugins: [
    svelte(),
    licencesOf("@fontsource-variable/fraunces", "@fontsource-variable/inter"),
    offlinePage(),
    referencePage(),
  ],
  build: {
    outDir: "../src/tavolino/web", // inside the package, so that a wheel carries it
    emptyOutDir: true,
    license: { fileName: "licences/scripts.txt" },
    assetsInlineLimit: 0, // the pages' policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".", "../src/tavolino/words", "../src/tavolino/games"] }, // sentences and rules, shared with the server
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
