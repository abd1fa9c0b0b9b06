// Writing on a pad, with a network or without: what is asked is kept here until the server has
// written it down, and is sent in its order. Asked again by the same id, it happens only once.
import { untrack } from "svelte";
import { Refusal } from "../api";
import { newId } from "../live/ids";
import type { PadAsk, PadRequest, Written } from "../protocol";
import { Shelf, type Waiting } from "./shelf";

/** It is on the pad; or it will be as soon as there is a network; or somebody has to decide. */
export type Outcome = "written" | "waiting" | "refused";

export interface Refused {
  waiting: Waiting;
  refusal: Refusal;
}

/** Written down, though perhaps not yet on the page that was shown last. */
export interface Landed {
  request: PadRequest;
  number: number;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** A network that swallows everything does not say so. */
const PATIENCE_MS = 15_000;
/** Nobody at the table waits longer than this to see whether something was written down. */
const SOON_MS = 2_500;
/** What may be otherwise in a moment, without anybody doing anything. */
const PASSING = new Set([
  ...["offline", "server-failed", "too-fast", "body-too-slow", "house-full", "stream-went-on"],
  ...["store-full", "store-busy", "store-failed", "store-closed"],
]);

export class PadWriter {
  /** What has not been written down yet, in its order. */
  queue = $state.raw<readonly Waiting[]>([]);
  /** The first of them cannot be, or not just so: nothing is sent until somebody decides. */
  refused = $state.raw<Refused | null>(null);
  /** The id of the one that is on its way. */
  sending = $state<string | null>(null);
  /** The server cannot be reached just now; it will be tried again. */
  held = $state(false);
  /** Something of the queue is lost when the page is closed: this browser keeps nothing. */
  unkept = $state(false);
  landed = $state.raw<readonly Landed[]>([]);
  /** Who writes, for the history. */
  by = "";

  readonly #shelf: Shelf;
  #answers = new Map<string, (outcome: Outcome) => void>();
  #busy = false;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #begun = false;

  constructor(
    private readonly send: (asked: PadAsk) => Promise<Written>,
    /** Where in this browser the queue is kept; another one for each pad. */
    readonly storageKey: string,
  ) {
    this.#shelf = new Shelf(storageKey);
    this.#look();
  }

  /** Send what waits, now and whenever there is a network; until the answer is called. */
  begin(): () => void {
    this.#begun = true;
    addEventListener("online", this.#now);
    addEventListener("storage", this.#elsewhere);
    this.#now();
    return () => {
      this.#begun = false;
      removeEventListener("online", this.#now);
      removeEventListener("storage", this.#elsewhere);
      clearTimeout(this.#retry);
    };
  }

  ask(request: PadRequest): Promise<Outcome> {
    return this.#add(request, this.#shelf.next());
  }

  /** Ask for something else in the place of one that waits. */
  instead(id: string, request: PadRequest): Promise<Outcome> {
    const order = this.queue.find(({ asked }) => asked.id === id)?.order ?? this.#shelf.next();
    return this.#add(request, order, id);
  }

  /** Throw away something that waits. */
  drop(id: string): void {
    this.#shelf.drop(id);
    this.#now();
  }

  /** There may be a network again. */
  nudge(): void {
    this.#now();
  }

  #add(request: PadRequest, order: number, replaced?: string): Promise<Outcome> {
    const asked: PadAsk = { id: newId(), request, by: this.by };
    // First the new one: if the page goes away in between, there is one too many, not too few.
    this.#shelf.put({ order, asked });
    if (replaced !== undefined) this.#shelf.drop(replaced);
    const answer = new Promise<Outcome>((resolve) => this.#answers.set(asked.id, resolve));
    const soon = setTimeout(() => this.#answer(asked.id, "waiting"), SOON_MS);
    this.#now();
    return answer.finally(() => clearTimeout(soon));
  }

  /** Whoever calls this from an effect does not wait for what it finds. */
  #now = (): void => {
    untrack(() => {
      this.#look();
      void this.#flush();
    });
  };

  /** Another tab of this pad put something on the shelf, or took it away. */
  #elsewhere = ({ key }: StorageEvent): void => {
    if (this.#shelf.holds(key)) this.#now();
  };

  #look(): void {
    this.queue = this.#shelf.all();
    this.unkept = this.#shelf.unkept;
    const refused = this.refused?.waiting.asked.id;
    if (refused !== undefined && this.queue[0]?.asked.id !== refused) this.refused = null;
  }

  async #flush(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#retry);
    let goesOn = true;
    while (goesOn && !this.refused && this.queue[0]) goesOn = await this.#deliver(this.queue[0]);
    this.#busy = false;
    if (!this.queue.length) this.held = false;
    for (const answer of this.#answers.values()) answer("waiting");
    this.#answers.clear();
  }

  /** Whether the next one may follow. */
  async #deliver(waiting: Waiting): Promise<boolean> {
    const { id, request } = waiting.asked;
    this.sending = id;
    try {
      const { number } = await this.#patiently(this.send(waiting.asked));
      this.#shelf.drop(id);
      this.landed = [...this.landed.slice(-9), { request, number }];
      this.#wait = FIRST_WAIT_MS;
      this.held = false;
      this.#answer(id, "written");
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || PASSING.has(error.code)) {
        this.#later();
        return false;
      }
      this.#wait = FIRST_WAIT_MS;
      this.held = false;
      // Somebody may have thrown it away meanwhile, in another tab.
      if (!this.#shelf.has(id)) return true;
      this.refused = { waiting, refusal: error };
      this.#answer(id, "refused");
      return false;
    } finally {
      this.sending = null;
      this.#look();
    }
  }

  #later(): void {
    this.held = true;
    if (!this.#begun) return;
    this.#retry = setTimeout(this.#now, this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #patiently(answer: Promise<Written>): Promise<Written> {
    let patience: ReturnType<typeof setTimeout>;
    const lost = new Promise<never>((_, refuse) => {
      patience = setTimeout(() => refuse(new Error("no answer")), PATIENCE_MS);
    });
    return Promise.race([answer, lost]).finally(() => clearTimeout(patience));
  }

  #answer(id: string, outcome: Outcome): void {
    this.#answers.get(id)?.(outcome);
    this.#answers.delete(id);
  }
}
