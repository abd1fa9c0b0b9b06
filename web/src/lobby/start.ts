// "Play now": the table is opened on one screen, and bots sit down as soon as the player is there.
import type { TableSession } from "../session/tableSession.svelte";
import type { ChairView, TableView } from "../generated/protocol";
import { writeStored, readStored } from "../app/settings.svelte";
import { isLevel, offeredLevel } from "./levels";

interface Wish {
  code: string;
  /** Characters, or levels at which somebody sits down. */
  opponents: readonly string[];
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

/** Seat the opponents and begin, once, if this table was opened for that. */
export async function startWithBots(session: TableSession): Promise<void> {
  const opponents = wishFor(session.code);
  if (!opponents) return;
  writeStored(KEY, null);
  await seatBots(session, opponents);
  await session.ask({ type: "start" });
}

function wishFor(code: string): readonly string[] | null {
  const wish = readStored<Partial<Wish> | null>(KEY, null);
  return wish?.code === code && wish.opponents?.length ? wish.opponents : null;
}

/** An opponent on every chair that is free, in their order. */
export async function seatBots(session: TableSession, opponents: readonly string[]): Promise<void> {
  const { chairs = [], options } = session.table ?? {};
  const free = [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat];
    return chair && !chair.player && !chair.level;
  });
  const game = options?.game ?? "";
  await Promise.all(
    free.map((seat, index) => {
      const opponent = opponents[index % opponents.length] ?? "";
      const level = isLevel(opponent) ? offeredLevel(game, opponent) : opponent;
      return session.ask({ type: "seat-bot", level, seat });
    }),
  );
}
