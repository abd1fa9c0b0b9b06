// The defaults of the card room.

/** The rules that are offered first. Their table is loaded with the first part of any table. */
export const DEFAULT_RULES = { game: "cabo", preset: "original" } as const;

/** The rules of an event. */
export const TOURNAMENT_RULES = { game: "cabo", preset: "tournament" } as const;
