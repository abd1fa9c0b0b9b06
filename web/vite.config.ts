import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const PYTHON = process.env.DACABO_PYTHON;
const SERVER = process.env.DACABO_SERVER ?? "http://127.0.0.1:8420";

/** The word files that a browser needs at once, and those it fetches when they are wanted. */
const PARTS: Record<string, string[]> = {
  core: [
    ...["common", "cards", "rules", "cabo", "dacapo", "errors", "server"],
    ...["browser/app", "browser/screens", "browser/dacapo-table", "browser/sheets"],
  ],
  guide: ["browser/guide"],
  pad: ["links", "scorepad", "browser/scorepad"],
  event: ["links", "tournament", "browser/event"],
  desk: ["browser/desk"],
};

/**
 * `words:de/core`: the Fluent files of one language, the same that Python reads, in one text.
 * `browser/` has what nobody else says. Comments would only make it longer.
 */
function words(): Plugin {
  return {
    name: "dacabo-words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      const found = /^\0words:(\w+)\/(\w+)$/.exec(id);
      if (!found) return null;
      const [, language = "", part = ""] = found;
      const text = (PARTS[part] ?? []).map((name) => {
        const file = new URL(`../src/dacabo/words/${language}/${name}.ftl`, import.meta.url);
        this.addWatchFile(file.pathname);
        return readFileSync(file, "utf-8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(text.join("\n"))};`;
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words()],
  build: {
    outDir: mode === "gallery" ? "gallery-pages" : "../src/dacabo/server/pages",
    emptyOutDir: true,
    // Data URIs are forbidden by the server's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: mode === "gallery" ? "gallery.html" : "index.html",
      output: {
        // Few files: what the first screen needs, and what every table needs besides. Not for the
        // gallery, whose first file waits for others: they must not need it themselves.
        codeSplitting: mode === "gallery" || {
          groups: [
            { name: "core", tags: ["$initial"] },
            { name: "table", test: /src\/(table\/(?!Outcome|Summary|Lobby)|cabo|motion|live\/(line|room)|cards)\b/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    // What Python says and allows, to be compared with what the browser says and offers.
    provide: { python: PYTHON ? readFileSync(PYTHON, "utf-8") : "{}" },
  },
}));
