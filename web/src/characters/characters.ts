// The characters of the card room, two of each level.
import { levelName } from "../i18n/phrases";
import type { Sitter } from "./portraits.svelte";

export interface Character {
  key: string;
  level: string;
  /** The colour behind the face. */
  ground: string;
}

export const CHARACTERS: readonly Character[] = [
  { key: "mila", ground: "#cfe3d6", level: "largo" },
  { key: "gus", ground: "#e9d3b0", level: "largo" },
  { key: "clara", ground: "#d6d3ea", level: "andante" },
  { key: "bram", ground: "#f0cfc7", level: "andante" },
  { key: "otto", ground: "#cfe0ea", level: "allegro" },
  { key: "yara", ground: "#e6e0b8", level: "allegro" },
  { key: "ines", ground: "#cfe3d6", level: "presto" },
  { key: "theo", ground: "#e9d3b0", level: "presto" },
];

/** A character's name is the same in every language. */
export const characterName = levelName;

/** The index, in the numbers of a face, of the ground; and the number of grounds. */
const GROUND = 7;
const GROUNDS = [...new Set(CHARACTERS.map(({ ground }) => ground))];

export function groundOf({ character, face }: Sitter): string {
  if (face) return GROUNDS[(face[GROUND] ?? 0) % GROUNDS.length]!;
  return CHARACTERS.find(({ key }) => key === character)?.ground ?? "none";
}
