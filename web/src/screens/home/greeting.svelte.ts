// The greeting for a guest who returns by a personal link, on the first screen they see.
export const greeting = $state({ name: "" });
