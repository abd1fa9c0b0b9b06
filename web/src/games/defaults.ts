// What the card room chooses by default.

/** What is offered first. Its table is loaded with the first part of any table. */
export const DEFAULT_TABLE = { game: "cabo", preset: "original" } as const;

/** The rules of an event. */
export const TOURNAMENT_RULES = { game: "cabo", preset: "tournament" } as const;
