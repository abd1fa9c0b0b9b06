// What was asked of a pad and has not been answered yet: kept in this browser, in its order.
import type { PadAsk } from "../protocol";

export interface Waiting {
  /** Its place in the queue. */
  order: number;
  asked: PadAsk;
}

/**
 * Each has a place of its own in the storage, so that two tabs of the same pad cannot overwrite
 * each other's. Where nothing can be kept (a private window, a full disc) it lasts as long as the
 * page does.
 */
export class Shelf {
  #unkept = new Map<string, Waiting>();
  readonly #prefix: string;

  constructor(
    name: string,
    private readonly storage: Storage | null = localStorageIfAny(),
  ) {
    this.#prefix = `${name}/waiting/`;
  }

  all(): Waiting[] {
    const found = [...this.#kept(), ...this.#unkept.values()];
    return found.sort((one, other) => one.order - other.order);
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
      this.#unkept.set(id, waiting);
    }
  }

  drop(id: string): void {
    this.#unkept.delete(id);
    this.storage?.removeItem(this.#prefix + id);
  }

  has(id: string): boolean {
    return this.all().some(({ asked }) => asked.id === id);
  }

  /** Whether a change of the storage is about this shelf; without a key, all of it was cleared. */
  holds(key: string | null): boolean {
    return key === null || key.startsWith(this.#prefix);
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
