// Imports point downwards: the floors of `src`, and a lint rule that keeps them apart.
import { statSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";

const SOURCES = resolve(import.meta.dirname, "src");

/**
 * From the bottom. A floor is a list of rooms, files or folders, that do not know each other; a file
 * lives in the first room that fits. It may import from its own room and from the floors below.
 */
const FLOORS = [
  ["generated/protocol.ts", "styles", "icons"],
  ["app/roles.ts", "rules/settings.ts"],
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
    "app/tournamentTables.ts",
  ],
  ["app/audio.ts", "app/haptics.ts", "app/router.svelte.ts"],
  ["app/soundEffects.ts"],
  ["cards", "characters"],
  ["ui"],
  ["games/*/cards"],
  // What a game brings for its table, its guide and its score pad.
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
  // What every screen may ask of a game. The rest of a game is behind an `import()`.
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
  ["screens", "tournament/*"],
  ["App.svelte"],
  ["gallery", "main.ts"],
];

const ROOMS = FLOORS.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    floor,
    fits: RegExp(`^${room.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}(?=/|$)`),
  })),
);

function place(file) {
  const path = relative(SOURCES, file).split(sep).join("/");
  for (const { floor, fits } of ROOMS) {
    const room = fits.exec(path)?.[0];
    if (room) return { floor, room };
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
      homeless: "This file is in no room: give it one in floors.js.",
      upwards: "{{from}} must not import {{to}}: imports point downwards (floors.js).",
    },
  },
  create(context) {
    const from = place(context.filename);
    function check(node) {
      if (!from || !node.source?.value.startsWith(".")) return;
      const file = fileOf(dirname(context.filename), node.source.value);
      const to = file && place(file);
      if (!to || to.room === from.room || to.floor < from.floor) return;
      context.report({ node, messageId: "upwards", data: { from: from.room, to: to.room } });
    }
    return {
      Program: (node) => from || context.report({ node, messageId: "homeless" }),
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
