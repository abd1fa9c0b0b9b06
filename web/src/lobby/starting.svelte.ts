// The table that begins by itself just now: nobody needs to watch its chairs fill.
import type { Room } from "../live/room.svelte";

class Starting {
  room = $state.raw<Room | null>(null);
}

export const starting = new Starting();
