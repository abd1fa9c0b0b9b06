// "Play now": the table is opened on one screen, and bots sit down as soon as one is at it.
import type { Room } from "../live/room.svelte";
import { keep, recall } from "../settings.svelte";
import { isLevel, type Level } from "./levels";
import { starting } from "./starting.svelte";

interface Wish {
  code: string;
  level: Level;
}

const KEY = "dacabo.start";

export function wishToStart(wish: Wish): void {
  keep(KEY, wish);
}

/** Seat bots on all free chairs and begin, once, if that is what this table was opened for. */
export function startWithBots(room: Room): void {
  const wish = recall<Partial<Wish> | null>(KEY, null);
  if (wish?.code !== room.code || !isLevel(wish.level)) return;
  keep(KEY, null);
  void begin(room, wish.level);
}

async function begin(room: Room, level: Level): Promise<void> {
  starting.room = room;
  await seatBots(room, level);
  await room.ask({ type: "start" });
  if (starting.room === room) starting.room = null;
}

/** A bot on every chair that is free. */
export async function seatBots(room: Room, level: Level): Promise<void> {
  const chairs = room.table?.chairs ?? [];
  const free = [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat];
    return chair && !chair.player && !chair.level;
  });
  await Promise.all(free.map((seat) => room.ask({ type: "seat-bot", level, seat })));
}
