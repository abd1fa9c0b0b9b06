import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { DEFAULT_RULES } from "./src/games/defaults.ts";

const PYTHON = process.env.DACABO_PYTHON;
const SERVER = process.env.DACABO_SERVER ?? "http://127.0.0.1:8420";

const DACABO = new URL("../src/dacabo/", import.meta.url);

/** What games say: those that the app has no table for, too. */
const GAMES = readdirSync(DACABO).filter(
  (name) => isThere(`${name}/game.py`) && isThere(`i18n/en/${name}.ftl`),
);
/** What is said at their tables in the app. */
const TABLES = GAMES.map((name) => `browser/${name}-table`).filter(isSaid);
const DEFAULT_TABLE_FILE = `browser/${DEFAULT_RULES.game}-table`;

function isThere(file: string): boolean {
  return existsSync(new URL(file, DACABO));
}

function isSaid(name: string): boolean {
  return isThere(`i18n/en/${name}.ftl`);
}

/** The Fluent files that a browser needs at once, and those that it loads when they are needed. */
const PARTS: Record<string, string[]> = {
  core: [
    ...["common", "cards", "browser/app", "browser/home", ...GAMES],
    ...TABLES.filter((name) => name === DEFAULT_TABLE_FILE),
  ],
  around: [
    ...[
      "rules",
      "errors",
      "server",
      "browser/screens",
      "browser/sheets",
      "browser/pocket",
      ...GAMES,
    ],
    ...TABLES.filter((name) => name !== DEFAULT_TABLE_FILE),
  ],
  doors: ["browser/doors"],
  show: ["browser/show"],
  // Moments are told at the end as they are in the film.
  ending: ["browser/ending", ...GAMES.map((name) => `${name}-film`).filter(isSaid)],
  guide: ["browser/guide"],
  pad: ["links", "scorepad", "browser/scorepad"],
  event: ["links", "tournament", "browser/event"],
  desk: ["browser/desk"],
  people: ["browser/people"],
  club: ["browser/club"],
  film: ["browser/film", ...["analysis", ...GAMES.map((name) => `${name}-film`)].filter(isSaid)],
  whatIf: ["browser/what-if"],
};

/** What games say in `core`: all have names, and the first is played. The rest is in `around`. */
const AT_ONCE = RegExp(`^(\\w+-(name|rules)|${DEFAULT_RULES.game}-(?!option))`);

function divided(text: string, part: string): string {
  const messages = text.split(/^(?=\w)/m);
  return messages.filter((message) => AT_ONCE.test(message) === (part === "core")).join("");
}

/**
 * `messages:de/core`: the Fluent files of one language, the same that Python reads, in one text.
 * `browser/` has what nobody else says. Comments and needless spaces would only make it longer.
 */
function messages(): Plugin {
  return {
    name: "dacabo-messages",
    resolveId: (id) => (id.startsWith("messages:") ? `\0${id}` : null),
    load(id) {
      const found = /^\0messages:(\w+)\/(\w+)$/.exec(id);
      if (!found) return null;
      const [, language = "", part = ""] = found;
      const texts = (PARTS[part] ?? []).map((name) => {
        const file = new URL(`i18n/${language}/${name}.ftl`, DACABO);
        this.addWatchFile(file.pathname);
        const text = readFileSync(file, "utf-8")
          .replace(/^#.*\n/gm, "")
          .replace(/^ +/gm, " ")
          .replace(/^([\w-]+) = /gm, "$1=")
          .replace(/\{ (?=\S)/g, "{")
          .replace(/(?<=\S) \}/g, "}");
        return GAMES.includes(name) ? divided(text, part) : text;
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

/** What organisers and viewers of films open, and only with a network. */
const ONLINE = /\/src\/(tournament|club|film|screens\/Events)|messages:\w+\/(event|desk|club|film)/;
/** What nobody opens who plays on one device. */
const ELSEWHERE = /\/src\/(tournament|club|screens\/Events)|messages:\w+\/(event|desk|people|club)/;
const ICONS = ["favicon.svg", "icon-192.png", "manifest.webmanifest"];

/**
 * `worker.js` with the names of the files that it keeps: what every player may need, and by
 * language the messages. An app without a server keeps all that it consists of.
 */
function worker(pocket: boolean): Plugin {
  const left = pocket ? ELSEWHERE : ONLINE;
  return {
    name: "dacabo-worker",
    // Written last: some of the files that are made on the way are dropped again.
    writeBundle({ dir = "" }, bundle) {
      const shell: string[] = [...ICONS];
      // What else is kept on request: the scripts of the room on this device, and its films.
      const messages: Record<string, string[]> = { pocket: [] };
      const data: string[] = [];
      for (const file of Object.values(bundle)) {
        const path = file.fileName;
        if (file.type === "asset") {
          const kept = pocket ? !path.endsWith(".html") : /\.css$|-latin-wght/.test(path);
          if (/^assets\/pocket-[0-9a-f]{8}-/.test(path)) data.push(path);
          else if (kept) shell.push(path);
          else if (path.startsWith("assets/worker-")) messages["pocket"]?.push(path);
          continue;
        }
        const modules = Object.keys(file.modules);
        const language = /^\0messages:(\w+)\//.exec(modules[0] ?? "")?.[1];
        if (modules.length && modules.every((id) => left.test(id))) {
          if (!modules.every((id) => ELSEWHERE.test(id))) messages["pocket"]?.push(path);
          continue;
        }
        if (language) (messages[language] ??= []).push(path);
        else shell.push(path);
      }
      const build = createHash("sha256")
        .update(shell.join())
        .update(JSON.stringify([messages, data]));
      const source = readFileSync(new URL("worker.js", import.meta.url), "utf-8")
        .replace("__BUILD__", build.digest("hex").slice(0, 12))
        .replace("__SHELL__", JSON.stringify(shell))
        .replace("__MESSAGES__", JSON.stringify(messages))
        .replace("__DATA__", JSON.stringify(data));
      writeFileSync(`${dir}/worker.js`, source);
    },
  };
}

const POCKET = new URL("pocket-files/", import.meta.url);
const WEIGHTS = GAMES.filter((game) => isThere(`bots/${game}/prestissimo.npz`));

/** `pocket:files`: what `pocket_files.py` has made, and the weights of learned players, with hashes. */
function pocketFiles(mode: string): Plugin {
  const packed = (file: URL) => gzipSync(readFileSync(file), { level: 9 });
  return {
    name: "dacabo-pocket-files",
    enforce: "pre",
    // Vite would add the file that this names; the worker has it already.
    transform: (code, id) =>
      id.endsWith("/pyodide.asm.mjs")
        ? code.replace('new URL("pyodide.asm.wasm",import.meta.url)', 'new URL("pocket:wasm")')
        : null,
    resolveId: (id) => (id === "pocket:files" ? `\0${id}` : null),
    load(id) {
      if (id !== "\0pocket:files") return null;
      if (mode === "gallery") return "export default [];";
      const made = existsSync(POCKET) ? readdirSync(POCKET) : [];
      const files = [
        ...made.map((name) => ({ name, file: new URL(name, POCKET), game: undefined })),
        ...WEIGHTS.map((game) => {
          const file = new URL(`bots/${game}/prestissimo.npz`, DACABO);
          return { name: `${game}.npz`, file, game };
        }),
      ];
      const entries = files.map(({ name, file, game }) => {
        const isPacked = !/\.(zip|npz)$/.test(name);
        const source = isPacked ? packed(file) : readFileSync(file);
        const hash = createHash("sha256").update(source).digest("hex");
        const fileName = `assets/pocket-${hash.slice(0, 8)}-${name}${isPacked ? ".gz" : ""}`;
        this.emitFile({ type: "asset", fileName, source });
        const about = JSON.stringify({ name, game, size: source.length, hash, isPacked });
        const url = `new URL(${JSON.stringify(fileName.replace("assets/", ""))}, here).href`;
        return `{ ...${about}, url: ${url} }`;
      });
      // The files lie beside each script that needs them, wherever the app is.
      return `const here = import.meta.url;\nexport default [${entries.join()}];`;
    },
  };
}

/**
 * Nearly all of these files runs before the first move: V8 compiles them whole while they arrive,
 * beside the main thread, not function by function on it. To other engines it is a comment.
 */
function compiledAtOnce(): Plugin {
  return {
    name: "dacabo-compiled-at-once",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const early = file.type === "chunk" && /^assets\/(core|table)-/.test(file.fileName);
          if (early) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/** `x.js.br` beside `x.js`: browsers take Brotli by HTTPS, which is a tenth shorter than gzip. */
function brotli(): Plugin {
  return {
    name: "dacabo-brotli",
    writeBundle({ dir = "" }, bundle) {
      for (const path of Object.keys(bundle)) {
        if (!/\.(js|css)$/.test(path)) continue;
        writeFileSync(`${dir}/${path}.br`, brotliCompressSync(readFileSync(`${dir}/${path}`)));
      }
    },
  };
}

/**
 * What the server sends with every page (`request_guard.py`), for hosts that send nothing of the kind.
 * Python runs as WebAssembly.
 */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";

/** The page of an app without a server: with that policy. */
function pocketPage(): Plugin {
  const attrs = { "http-equiv": "content-security-policy", content: POLICY };
  return {
    name: "dacabo-pocket-page",
    transformIndexHtml: {
      order: "pre",
      handler: () => [{ tag: "meta", attrs, injectTo: "head-prepend" }],
    },
  };
}

/** The first load names all files that a screen needs: for what few people open, only styles. */
const preloaded = (file: string, needed: string[]) =>
  /(Club|Print|Projector)Screen/.test(file)
    ? needed.filter((name) => name.endsWith(".css"))
    : needed;

const OUT: Record<string, string> = { gallery: "gallery-pages", pocket: "../pocket-site" };

/** The app; in the mode `gallery` its pictures, in the mode `pocket` the app without a server. */
export default defineConfig(({ mode }) => ({
  // Any folder of any web host.
  base: mode === "pocket" ? "./" : "/",
  define: { __POCKET__: mode === "pocket" },
  plugins: [
    svelte(),
    messages(),
    pocketFiles(mode),
    compiledAtOnce(),
    mode !== "gallery" && worker(mode === "pocket"),
    mode === "pocket" && pocketPage(),
    !(mode in OUT) && brotli(),
  ],
  worker: { format: "es", plugins: () => [pocketFiles(mode)] },
  // What `tests/tools/record.py` has recorded, for the gallery and the tests.
  resolve: { alias: { recorded: new URL("recorded", import.meta.url).pathname } },
  build: {
    outDir: OUT[mode] ?? "../src/dacabo/server/pages",
    emptyOutDir: true,
    // Data URIs are forbidden by the server's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
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
            {
              name: "table",
              test: RegExp(
                `src/(screens/TableScreen|table/(frame/(?!ActionBar|AwayNotice|BackToTournament|HandOver|MatchClock|Refusal|SidePanel|Spectators|TurnClock|WhatIfBanner)|seat/(?!ReactionBubble|ReactionFan|besideFace)|cards/CardSpot|attention/turnNotification)|games/${DEFAULT_RULES.game}/(table/(?!SnapWindow|Dragging|\\w+Actions|Ghost)|cards/(?!cover))|motion/(Flights|stage)|session/(requestChannel|tableSession)|cards)\\b`,
              ),
            },
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
    // No test leaves anything behind in a module, and thirty fresh processes would take long.
    isolate: false,
    // What Python says and allows, to be compared with what the browser says and offers.
    provide: { python: PYTHON ? readFileSync(PYTHON, "utf-8") : "{}" },
  },
}));
