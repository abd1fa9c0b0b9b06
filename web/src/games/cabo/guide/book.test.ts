// The card that is printed for a table says which number does what, in every rule set.
import { beforeAll, describe, expect, it, vi } from "vitest";
import games from "recorded/games.json";
import type { GameOffer } from "../../../generated/protocol";
import { paragraphs } from "../../../guide/paragraphs";
import { aboutOf } from "../../../guide/settings";
import { LANGUAGES, loadGuideMessages, setLanguage, t } from "../../../i18n/messages.svelte";
import { settingsOf } from "../../../rules/settings";
import { isFrench, powerOf, rankOf } from "../cards/values";
import { BOOK } from "./book";

const OFFERS = games as unknown as GameOffer[];
const PRESETS = OFFERS.find(({ name }) => name === "cabo")!.presets.map(({ name }) => name);
const FACES = {
  cabo: Array.from({ length: 14 }, (_, value) => String(value)),
  french: ["A", 2, 3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K"].flatMap((rank) => [
    `${rank}H`,
    `${rank}S`,
  ]),
};
const PARAGRAPH = { peek: "peek", spy: "spy", swap: "swap", king: "black-king" } as const;

beforeAll(() => void vi.stubGlobal("document", { documentElement: {} }));

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await loadGuideMessages();
  });

  it.each(PRESETS)("a card of %s names every card with an action", (preset) => {
    const settings = settingsOf(OFFERS, { game: "cabo", preset, changes: {} });
    const printed = paragraphs(BOOK.passages, settings).filter(({ id }) =>
      BOOK.essential.includes(id),
    );
    for (const face of FACES[settings["deck"] as "cabo" | "french"]) {
      const power = powerOf(face);
      if (!power) continue;
      const found = printed.find(({ id }) => id === PARAGRAPH[power]);
      expect(found, `${power} of ${face}`).toBeDefined();
      const number = isFrench(face) ? rankOf(face) : face;
      if (/\d/.test(number)) {
        expect(t(found!.key, aboutOf(settings)).match(/\d+/g), face).toContain(number);
      }
    }
  });
});
