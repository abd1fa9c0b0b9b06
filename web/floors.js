// The layers of `src`, and a lint rule: imports point downwards.
import { statSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";

const SOURCES = resolve(import.meta.dirname, "src");

/**
 * The layers, from the bottom. A layer is a list of modules (files or folders) that do not import each
 * other; a file belongs to the first module that matches. It may import from its own module and from
 * the layers below.
 */
const LAYERS = [
  ["constants.d.ts", "generated/protocol.ts", "styles", "icons"],
  ["app/roles.ts", "app/place.ts", "rules/settings.ts"],
  ["app/transport.ts"],
  ["pocket"],
  ["fixtures", "i18n"],
  ["app/http.ts", "app/settings.svelte.ts", "app/wakeLock.ts"],
  ["generated/requests"],
  [
    "app/announce.svelte.ts",
    "app/focus.ts",
    "app/gameCatalogue.ts",
    "app/guest.svelte.ts",
    "app/savedLinks.ts",
    "app/serviceWorker.ts",
    "app/shortcuts.svelte.ts",
    "app/nextName.ts",
    "app/templates.ts",
    "app/tournamentTables.ts",
  ],
  ["app/audio.ts", "app/haptics.ts", "app/router.svelte.ts"],
  ["app/soundEffects.ts"],
  ["cards", "characters"],
  ["ui"],
  ["games/*/cards"],
  // The parts of a game: its table, its guide and its score pad.
  ["games/displayCards.ts", "games/result.ts", "guide/settings.ts"],
  ["scorepad/entry/entryDraft.svelte.ts", "scorepad/offline/scoring.ts"],
  [
    "games/covers.ts",
    "games/effects.ts",
    "guide/lessons.ts",
    "guide/pictures.ts",
    "scorepad/padKind.ts",
  ],
  ["guide/paragraphs.ts"],
  ["games/game.ts"],
  // The parts of a game that every screen may import. The rest is behind an `import()`.
  ["games/*/index.ts", "games/*/presets.ts"],
  ["games/defaults.ts", "games/index.ts", "games/presets.ts", "games/*.svelte"],
  ["rules"],
  ["fairness"],
  ["session"],
  ["games/components.ts", "motion"],
  ["table"],
  ["guide"],
  ["effects"],
  ["scorepad"],
  ["games/*"],
  ["lobby"],
  ["tournament/shared"],
  ["tournament/public"],
  ["tournament/table", "club"],
  ["screens", "tournament/*", "film"],
  ["App.svelte"],
  ["gallery", "main.ts"],
];

const MODULES = LAYERS.flatMap((modules, layer) =>
  modules.map((module) => ({
    layer,
    pattern: RegExp(`^${module.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}(?=/|$)`),
  })),
);

function moduleOf(file) {
  const path = relative(SOURCES, file).split(sep).join("/");
  for (const { layer, pattern } of MODULES) {
    const module = pattern.exec(path)?.[0];
    if (module) return { layer, module };
  }
  return null;
}

function fileOf(directory, source) {
  const path = resolve(directory, source);
  return [path, `${path}.ts`, `${path}/index.ts`].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

export const downwards = {
  meta: {
    type: "problem",
    messages: {
      homeless: "This file is in no module: add it to floors.js.",
      upwards: "{{from}} must not import {{to}}: imports point downwards (floors.js).",
    },
  },
  create(context) {
    const from = moduleOf(context.filename);
    function check(node) {
      if (!from || !node.source?.value.startsWith(".")) return;
      const file = fileOf(dirname(context.filename), node.source.value);
      const to = file && moduleOf(file);
      if (!to || to.module === from.module || to.layer < from.layer) return;
      context.report({ node, messageId: "upwards", data: { from: from.module, to: to.module } });
    }
    return {
      Program: (node) => from || context.report({ node, messageId: "homeless" }),
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
