// A page of rules: the paragraphs that apply at a table.
import type { Deck } from "../cards/deck";
import type { Picture } from "./pictures";
import { aboutOf, type About, type Condition, type Settings } from "./settings";

/** A text of the word files, perhaps with a condition. Keys are written out in full. */
export type Line = string | readonly [key: string, when: Condition];

/** A paragraph before the settings are known. It is left out if none of its lines applies. */
export interface Passage<PictureName extends string = string> {
  id: string;
  key: string;
  lines: readonly Line[];
  list?: true;
  picture?: PictureName | ((settings: Settings) => PictureName | null);
}

/** The rules of a game, as players read them. */
export interface Rulebook {
  /** The key of the rules in a few sentences. */
  short: string;
  passages: readonly Passage[];
  /**
   * The ids of the paragraphs that are printed for the table, because players look them up in a
   * match.
   */
  essential: readonly string[];
  /** The paragraph to begin at if the requested one does not apply at a table. */
  otherwise: string;
  pictures: Readonly<Record<string, Picture>>;
  deckOf(settings: Settings): Deck;
}

/** A paragraph as shown: the keys of its heading and texts, all formatted with `about`. */
export interface Paragraph {
  id: string;
  key: string;
  texts: readonly string[];
  /** Whether its texts are items of a list. */
  list: boolean;
  about: About;
  /** The name of the picture. */
  picture: string | null;
}

/** The paragraphs of a table's rules, in reading order. */
export function paragraphs(passages: readonly Passage[], settings: Settings): Paragraph[] {
  const about = aboutOf(settings);
  return passages
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

/** The paragraph to begin at: `at`, or its replacement; null if none is requested. */
export function beginning(book: Rulebook, page: readonly Paragraph[], at: string): string {
  return !at || page.some(({ id }) => id === at) ? at : book.otherwise;
}

function textOf(line: Line, settings: Settings): string[] {
  if (typeof line === "string") return [line];
  const [key, when] = line;
  return when(settings) ? [key] : [];
}
