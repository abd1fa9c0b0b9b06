// Writing on a pad, online or offline: requests are kept here until the server has accepted them,
// and are sent in order. Repeated with the same id, a request happens only once.
import { untrack } from "svelte";
import { Refusal } from "../../app/http";
import { newRequestId } from "../../session/requestId";
import type { PadAsk, PadRequest, Written } from "../../generated/protocol";
import { Outbox, type Waiting } from "./outbox";

/**
 * The state of a request: on the pad, waiting for the network, or waiting for the user's decision.
 */
export type Outcome = "written" | "waiting" | "refused";

export interface Refused {
  waiting: Waiting;
  refusal: Refusal;
}

/** Accepted, but perhaps not yet on the latest page. */
export interface Landed {
  request: PadRequest;
  number: number;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** The time after which a request counts as lost, because a dead network does not report it. */
const PATIENCE_MS = 15_000;
/** The longest time that the table waits to see whether an entry was accepted. */
const SOON_MS = 2_500;
/** The refusals that may disappear by themselves. */
const PASSING = new Set([
  ...["offline", "server-failed", "too-fast", "body-too-slow", "house-full", "stream-went-on"],
  ...["store-full", "store-busy", "store-failed", "store-away", "store-closed"],
]);

export class PadWriter {
  /** The pending requests, in order. */
  queue = $state.raw<readonly Waiting[]>([]);
  /** The first request, if it was refused or questioned: nothing is sent until the user decides. */
  refused = $state.raw<Refused | null>(null);
  /** The id of the request in flight. */
  sending = $state<string | null>(null);
  /** Whether the server cannot be reached at the moment; the request will be retried. */
  held = $state(false);
  /** Whether pending requests would be lost with the page, because this browser stores nothing. */
  unkept = $state(false);
  landed = $state.raw<readonly Landed[]>([]);
  /** The author, for the history. */
  by = "";

  readonly #outbox: Outbox;
  #answers = new Map<string, (outcome: Outcome) => void>();
  #busy = false;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #begun = false;

  constructor(
    private readonly send: (asked: PadAsk) => Promise<Written>,
    /** The storage key of the queue; different for each pad. */
    readonly storageKey: string,
  ) {
    this.#outbox = new Outbox(storageKey);
    this.#look();
  }

  /** Send pending requests, now and whenever online, until the returned function is called. */
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
    return this.#add(request, this.#outbox.next());
  }

  /** Replace a pending request. */
  instead(id: string, request: PadRequest): Promise<Outcome> {
    const order = this.queue.find(({ asked }) => asked.id === id)?.order ?? this.#outbox.next();
    return this.#add(request, order, id);
  }

  /** Discard a pending request. */
  drop(id: string): void {
    this.#outbox.drop(id);
    this.#now();
  }

  /** Try again, because the network may be back. */
  nudge(): void {
    this.#now();
  }

  #add(request: PadRequest, order: number, replaced?: string): Promise<Outcome> {
    const asked: PadAsk = { id: newRequestId(), request, by: this.by };
    // Store the new one first: if the page is closed in between, there is one too many, not too
    // few.
    this.#outbox.put({ order, asked });
    if (replaced !== undefined) this.#outbox.drop(replaced);
    const answer = new Promise<Outcome>((resolve) => this.#answers.set(asked.id, resolve));
    const soon = setTimeout(() => this.#answer(asked.id, "waiting"), SOON_MS);
    this.#now();
    return answer.finally(() => clearTimeout(soon));
  }

  /** Send now. An effect that calls this does not depend on the state that it reads. */
  #now = (): void => {
    untrack(() => {
      this.#look();
      void this.#flush();
    });
  };

  /** Read the outbox again, because another tab of this pad has changed it. */
  #elsewhere = ({ key }: StorageEvent): void => {
    if (this.#outbox.holds(key)) this.#now();
  };

  #look(): void {
    this.queue = this.#outbox.all();
    this.unkept = this.#outbox.unkept;
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

  /** Send a request; returns whether the next one may follow. */
  async #deliver(waiting: Waiting): Promise<boolean> {
    const { id, request } = waiting.asked;
    this.sending = id;
    try {
      const { number } = await this.#patiently(this.send(waiting.asked));
      this.#outbox.drop(id);
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
      // It may have been discarded meanwhile, in another tab.
      if (!this.#outbox.has(id)) return true;
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
