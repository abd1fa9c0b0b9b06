// "Play now": the table is opened on one screen, and bots sit down as soon as the player is there.
import type { TableSession } from "../session/tableSession.svelte";
import type { ChairView, TableView } from "../generated/protocol";
import { writeStored, readStored } from "../app/settings.svelte";
import { isLevel, levelIn, type Level } from "./levels";

interface Wish {
  code: string;
  level: Level;
}

const KEY = "dacabo.start";

export function wishToStart(wish: Wish): void {
  writeStored(KEY, wish);
}

/** Whether a rematch is about to begin that everybody has asked for. */
export function isAgreed({ match, phase, chairs }: TableView): boolean {
  return match > 1 && (phase === "open" || phase === "shuffling") && chairs.every(isReady);
}

function isReady({ ready }: ChairView): boolean {
  return ready;
}

/** Whether this table was opened to begin at once. */
export function beginsByItself(code: string): boolean {
  return wishFor(code) !== null;
}

/** Seat bots on all free chairs and begin, once, if this table was opened for that. */
export async function startWithBots(session: TableSession): Promise<void> {
  const level = wishFor(session.code);
  if (!level) return;
  writeStored(KEY, null);
  await seatBots(session, levelIn(session.table?.options.game ?? "", level));
  await session.ask({ type: "start" });
}

function wishFor(code: string): Level | null {
  const wish = readStored<Partial<Wish> | null>(KEY, null);
  return wish?.code === code && isLevel(wish.level) ? wish.level : null;
}

/** A bot on every chair that is free. */
export async function seatBots(session: TableSession, level: Level): Promise<void> {
  const chairs = session.table?.chairs ?? [];
  const free = [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat];
    return chair && !chair.player && !chair.level;
  });
  await Promise.all(free.map((seat) => session.ask({ type: "seat-bot", level, seat })));
}
