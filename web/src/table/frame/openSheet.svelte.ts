// Which sheet lies over the table: one at a time, from whichever component it was opened.
export const openSheet = $state<{ table: "menu" | "rules" | "keys" | null }>({ table: null });
