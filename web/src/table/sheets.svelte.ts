// Which sheet lies over the table: one at a time, whoever opened it.
export const over = $state<{ table: "menu" | "rules" | "keys" | null }>({ table: null });
