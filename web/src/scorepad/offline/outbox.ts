// Requests to a pad that have not been answered yet: stored in this browser, in order.
import type { PadAsk } from "../../generated/protocol";

export interface Waiting {
  /** Its place in the queue. */
  order: number;
  asked: PadAsk;
}

const WAITING = "/waiting/";

/** The entries, by place, that the storage refused (a private window, a full disk). */
const unkept = new Map<string, Waiting>();

/**
 * Each request has its own storage key, so that two tabs of the same pad cannot overwrite each
 * other. A request that cannot be stored lasts as long as the page.
 */
export class Outbox {
  readonly #prefix: string;

  constructor(
    name: string,
    private readonly storage: Storage | null = localStorageIfAny(),
  ) {
    this.#prefix = name + WAITING;
  }

  all(): Waiting[] {
    // Two tabs may have taken the same place: both have to see the same order.
    return [...this.#kept(), ...this.#notKept()].sort(
      (one, other) => one.order - other.order || (one.asked.id < other.asked.id ? -1 : 1),
    );
  }

  /** Whether something would be lost if the page were closed. */
  get unkept(): boolean {
    return this.#notKept().length > 0;
  }

  /** The place behind all others. */
  next(): number {
    return (this.all().at(-1)?.order ?? 0) + 1;
  }

  put(waiting: Waiting): void {
    const { id } = waiting.asked;
    try {
      if (!this.storage) throw new Error("nothing can be kept here");
      this.storage.setItem(this.#prefix + id, JSON.stringify(waiting));
    } catch {
      unkept.set(this.#prefix + id, waiting);
    }
  }

  drop(id: string): void {
    unkept.delete(this.#prefix + id);
    this.storage?.removeItem(this.#prefix + id);
  }

  clear(): void {
    for (const { asked } of this.all()) this.drop(asked.id);
  }

  has(id: string): boolean {
    return this.all().some(({ asked }) => asked.id === id);
  }

  /** Whether a storage event concerns this outbox; without a key, all of it was cleared. */
  holds(key: string | null): boolean {
    return key === null || key.startsWith(this.#prefix);
  }

  #notKept(): Waiting[] {
    return [...unkept].flatMap(([key, waiting]) => (this.holds(key) ? [waiting] : []));
  }

  *#kept(): Generator<Waiting> {
    for (let index = 0; index < (this.storage?.length ?? 0); index += 1) {
      const key = this.storage?.key(index);
      if (!key?.startsWith(this.#prefix)) continue;
      const waiting = read(this.storage?.getItem(key) ?? "");
      if (waiting) yield waiting;
    }
  }
}

/** The names of shelves with content, by prefix. */
export function outboxesUnder(beginning: string): string[] {
  const storage = localStorageIfAny();
  const keys = [...unkept.keys()];
  for (let index = 0; index < (storage?.length ?? 0); index += 1) {
    keys.push(storage?.key(index) ?? "");
  }
  const names = keys
    .filter((key) => key.startsWith(beginning) && key.includes(WAITING))
    .map((key) => key.slice(0, key.lastIndexOf(WAITING)));
  return [...new Set(names)].filter((name) => new Outbox(name).all().length).sort();
}

function read(text: string): Waiting | null {
  try {
    const { order, asked } = JSON.parse(text) as Waiting;
    return typeof order === "number" && asked.id && asked.request.type ? { order, asked } : null;
  } catch {
    return null;
  }
}

function localStorageIfAny(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
