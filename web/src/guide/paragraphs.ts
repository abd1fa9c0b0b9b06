// A page of rules: the paragraphs that hold at a table, and which of them matters now.
import { deckOf, powerOf, type Power } from "../cards/deck";
import type { CaboView, DacapoView, View } from "../protocol";
import { CABO } from "./caboRules";
import { DACAPO } from "./dacapoRules";
import type { PictureName } from "./pictures";
import { aboutOf, type About, type Condition, type Game, type Settings } from "./settings";

export type { Game, Settings } from "./settings";

/** A text of the word files, perhaps only under a condition. Keys stand here as they are. */
export type Line = string | readonly [key: string, when: Condition];

/** A paragraph before the settings are known. Without any line that holds it is left out. */
export interface Passage {
  id: string;
  key: string;
  lines: readonly Line[];
  list?: true;
  picture?: PictureName | ((settings: Settings) => PictureName | null);
}

/** A paragraph as a page shows it: the keys of its heading and texts, all told `about`. */
export interface Paragraph {
  id: string;
  key: string;
  texts: readonly string[];
  /** Its texts are items of a list. */
  list: boolean;
  about: About;
  picture: PictureName | null;
}

const PASSAGES: Record<Game, readonly Passage[]> = { cabo: CABO, dacapo: DACAPO };

const SHORT: Record<Game, string> = { cabo: "guide-cabo-short", dacapo: "guide-dacapo-short" };

/** The key of the rules in a few sentences. */
export function shortOf(game: Game): string {
  return SHORT[game];
}

/** The paragraphs of a table's rules, in reading order. */
export function paragraphs(game: Game, settings: Settings): Paragraph[] {
  const about = aboutOf(settings);
  return PASSAGES[game]
    .map(({ id, key, lines, list = false, picture = null }) => ({
      id,
      key,
      texts: lines.flatMap((line) => textOf(line, settings)),
      list,
      about,
      picture: typeof picture === "function" ? picture(settings) : picture,
    }))
    .filter(({ texts }) => texts.length > 0);
}

function textOf(line: Line, settings: Settings): string[] {
  if (typeof line === "string") return [line];
  const [key, when] = line;
  return when(settings) ? [key] : [];
}

// --- what matters now --------------------------------------------------------------------

const OF_POWER: Record<Power, string> = {
  peek: "peek",
  spy: "spy",
  swap: "swap",
  king: "black-king",
};

/**
 * The id of the paragraph that matters for a decision: of a given kind (`""`: none is asked for),
 * in a phase of the view. `heldCard` is the card drawn, or used just now; a card taken from the
 * discards is not told. `called`: somebody has called Cabo in this round.
 */
export function paragraphFor(
  game: Game,
  settings: Settings,
  decisionKind: string,
  phase: string,
  heldCard?: string,
  called = false,
): string {
  const wanted =
    game === "cabo"
      ? caboMatter(settings, decisionKind, phase, heldCard, called)
      : dacapoMatter(settings, phase);
  return paragraphs(game, settings).some(({ id }) => id === wanted) ? wanted : "turn";
}

function caboMatter(
  settings: Settings,
  kind: string,
  phase: string,
  heldCard: string | undefined,
  called: boolean,
): string {
  if (phase === "round-over") return "scoring";
  if (phase === "lots" || phase === "deal") return "deal";
  if (phase === "first-looks") return "first-look";
  if (phase === "reshuffling") return "empty-pile";
  if (kind === "snap" || kind === "sneak") return kind;
  const power = heldCard === undefined ? null : powerOf(deckOf("cabo", settings), heldCard);
  if (kind === "card") return power ? OF_POWER[power] : heldCard === undefined ? "take" : "draw";
  if (kind === "looking") return power ? OF_POWER[power] : "actions";
  if (phase === "snapping") return "snap";
  return called ? "last-lap" : "turn";
}

function dacapoMatter(settings: Settings, phase: string): string {
  if (phase === "round-over") return settings["target"] === null ? "winning" : "points";
  if (phase === "lots" || phase === "deal") return "deal";
  if (phase === "reshuffling") return "empty-pile";
  return "turn";
}

/** The same for what a seat sees now. */
export function paragraphNow(game: Game, settings: Settings, view: View): string {
  if (!view) return "goal";
  if (game === "dacapo") return paragraphFor(game, settings, "", (view as DacapoView).phase);
  const { decisions, phase, hand, discard, caller, viewer } = view as CaboView;
  // A look without leave is possible nearly always; it is not what is asked for.
  const kind = decisions.find((one) => one.actor === viewer && one.kind !== "sneak")?.kind ?? "";
  const drawn = hand?.drawn ? hand.card : undefined;
  // A card that is used lies on the discard pile while its player looks.
  const held = kind === "looking" ? (discard ?? undefined) : drawn;
  return paragraphFor(game, settings, kind, phase, held, caller !== null);
}
