// What the card room chooses by default.

/** What is offered first. Its table is loaded with the first part of any table. */
export const FIRST = { game: "cabo", preset: "original" } as const;

/** The rules of an event. */
export const OF_EVENTS = { game: "cabo", preset: "tournament" } as const;
