// A guest who returns by a personal link is greeted on the first screen they see.
export const greeting = $state({ name: "" });
