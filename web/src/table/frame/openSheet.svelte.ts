// The sheet over the table: one at a time, opened by any component.
export const openSheet = $state<{ table: "menu" | "rules" | "keys" | null }>({ table: null });
