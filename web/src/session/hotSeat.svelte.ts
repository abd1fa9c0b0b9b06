// Hot seat: several people play on one device. Each has a session of their own, and all sessions
// are connected; one is shown, to the person who has said that they hold the device.
import { untrack } from "svelte";
import { clearAnnouncements } from "../app/announce.svelte";
import { anyFace } from "../app/guest.svelte";
import type { Me, Request } from "../generated/protocol";
import { newGuest } from "../generated/requests/room";
import { nameOf } from "../i18n/phrases";
import { t } from "../i18n/messages.svelte";
import { COMPANIONS_KEY, writeStored, readStored } from "../app/settings.svelte";
import type { Companion, Companions } from "./companions";
import { readyWithHost, readyWithOthers } from "./groupReady";
import { TableSession } from "./tableSession.svelte";

/** How long players see the effect of their move before the screen is covered. */
const BREATH_MS = 900;
const MAX_TABLES = 12;
/** The shortcuts with which the others ask for the device, in order. */
const KEYS = "jklhg";

type Kind = Parameters<TableSession["decision"]>[0];

interface Offer {
  name: string;
  text: string;
  label: string;
  key: string;
  run: () => void;
}

export class HotSeat {
  /** The sessions of all people on this device; first the guest of its cookie. */
  people = $state.raw<readonly TableSession[]>([]);
  /** The session that is shown, or was shown last. */
  shown = $state.raw<TableSession>()!;
  /**
   * The session of the person who holds the device; null while nobody has said so, or all are
   * spectators.
   */
  #holder = $state.raw<TableSession | null>(null);
  /** The session of the person who has asked for the device. */
  #caller = $state.raw<TableSession | null>(null);
  /** The people who have sat down since they joined. */
  #sat = new Set<TableSession>();
  #asking = new Set<TableSession>();

  /** The sessions of the players, in the order of their seats. */
  readonly players = $derived(
    this.people
      .filter(({ seat }) => seat !== null)
      .toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0)),
  );

  /** Whether the device is passed around; sessions that are still connecting may turn out to play. */
  readonly #several = $derived(this.people.filter(mayPlay).length > 1);

  /** Whether nothing of any table may be shown, because the device is between two people. */
  readonly covered = $derived(this.#several && this.#holder === null && !isPublic(this.shown));

  /** The session of the next person; null if nobody is asked for anything. */
  readonly next = $derived(this.#caller ?? this.#asked(this.shown));

  constructor(
    private readonly main: TableSession,
    companions: readonly Companion[],
  ) {
    this.shown = main;
    this.people = [
      main,
      ...companions.map((companion) => new TableSession(main.address, companion)),
    ];
    for (const session of this.people) session.hotSeat = this;
  }

  /** Connect all sessions until the returned function is called. */
  follow(): () => void {
    // Sessions that are added later connect by themselves.
    for (const session of untrack(() => this.#companions)) session.enter();
    const end = $effect.root(() => {
      $effect(() => this.#pass());
      $effect(() => this.#agree());
      $effect(() => this.#sayGoodbye());
      $effect.pre(() => {
        const { covered, shown } = this;
        for (const session of this.people) session.aside = covered || session !== shown;
        untrack(clearAnnouncements); // it was meant for the person who held the device
      });
    });
    return () => {
      end();
      for (const session of this.#companions) session.leave();
    };
  }

  get #companions(): readonly TableSession[] {
    return this.people.slice(1);
  }

  /** The others who play on this device. */
  beside(session: TableSession): readonly TableSession[] {
    return this.players.filter((other) => other !== session);
  }

  /** The other people who may answer as well, by a button for each. */
  offers(session: TableSession, kind: Kind, words: string): readonly Offer[] {
    const others = this.#alsoAsked(session, kind);
    return others.map((other, index) => {
      const name = this.nameOf(other);
      const label = t(words, { name });
      const text = others.length > 1 ? name : label;
      const run = () => this.call(other);
      return { name: `${kind}-${other.seat}`, text, label, key: KEYS.charAt(index), run };
    });
  }

  /** Give the same answer for all of them; returns whether there was anything to answer. */
  answer(session: TableSession, kind: Kind, move: string): boolean {
    const others = this.#alsoAsked(session, kind);
    for (const other of others) void other.play(other.decision(kind)!, move);
    return others.length > 0;
  }

  #alsoAsked(session: TableSession, kind: Kind): readonly TableSession[] {
    return this.beside(session).filter((other) => !other.botSitsIn && other.decision(kind));
  }

  /** The name of a person on this device. */
  nameOf({ seat, phraseContext }: TableSession): string {
    return seat === null ? "" : nameOf(seat, { ...phraseContext, viewer: null });
  }

  isHere(player: string | null): boolean {
    return this.#companions.some(({ companion }) => companion?.player === player);
  }

  /** Note that a person has taken the device. */
  take(session: TableSession): void {
    this.#caller = null;
    this.#holder = session;
    this.shown = session;
  }

  /** Ask for the device at once. The person gets it, unless there is something to hide. */
  call(session: TableSession): void {
    const { view } = session;
    if (view && this.shown.effects?.isOpen?.(view)) return this.take(session);
    this.#caller = session;
    this.#holder = null;
  }

  // --- people ------------------------------------------------------------------------

  /** Add a guest of this device, who sits down. */
  async add(name: string): Promise<boolean> {
    const { player, token }: Me = await newGuest({ name, program: true, face: anyFace() });
    if (token === null) return false;
    const session = new TableSession(this.main.address, { player, token });
    session.hotSeat = this;
    this.people = [...this.people, session];
    this.#keep();
    session.enter();
    const sits = await session.ask({ type: "sit" });
    if (sits) return true;
    this.main.refused = session.refused;
    this.#forget(session);
    return false;
  }

  remove(player: string): void {
    const session = this.people.find(({ companion }) => companion?.player === player);
    void session?.ask({ type: "leave" });
  }

  #forget(session: TableSession): void {
    session.leave();
    this.people = this.people.filter((other) => other !== session);
    if (this.#holder === session) this.#holder = null;
    if (this.#caller === session) this.#caller = null;
    if (this.shown === session) this.shown = this.main;
    this.#keep();
  }

  #keep(): void {
    const companions = this.people.flatMap(({ companion }) => companion ?? []);
    keepCompanions(this.main.code, companions);
  }

  /** Remove people who are no longer guests, or who have left their seats before a match. */
  #sayGoodbye(): void {
    if (this.main.table?.phase === "closed") return keepCompanions(this.main.code, []);
    for (const session of this.#companions) {
      if (session.seat !== null) this.#sat.add(session);
      const gone =
        session.seat === null && session.table?.phase === "open" && this.#sat.has(session);
      if (gone || session.closedFor === "not-a-guest") this.#forget(session);
    }
  }

  // --- the holder of the device --------------------------------------------------------

  /** The next person who has to decide something, in the order of the seats. */
  #asked(after: TableSession): TableSession | null {
    const { players } = this;
    const first = 1 + players.indexOf(after);
    const order = [...players.slice(first), ...players.slice(0, first)];
    return order.find(({ myTurn }) => myTurn) ?? null;
  }

  #pass(): (() => void) | undefined {
    const { shown } = this;
    if (isPublic(shown)) {
      this.#holder = null;
      this.#caller = null;
      if (shown.table?.phase === "open") this.shown = this.#lead;
    } else if (!this.#several) {
      this.#holder = this.shown = this.players[0] ?? this.main;
    } else if (this.#holder && !this.#holder.myTurn) {
      const next = this.#asked(this.#holder);
      // The last move is shown first, on the table where it was made.
      if (!next || shown.showing || (shown.number ?? 0) < (next.number ?? 0)) return;
      const breath = setTimeout(() => (this.#holder = null), BREATH_MS * shown.pace);
      return () => clearTimeout(breath);
    }
    return undefined;
  }

  // --- the whole group -----------------------------------------------------------------

  /** The session that leads the group: the host's, if the host is here. */
  get #lead(): TableSession {
    return this.people.find(({ isHost }) => isHost) ?? this.main;
  }

  /** Make all people ready if one of them is. */
  #agree(): void {
    const lead = this.#lead;
    for (const session of this.players) {
      const asked =
        session !== lead && session.table?.phase === "open" ? readyWithHost(session, lead) : null;
      const request = asked ?? readyWithOthers(session, this.beside(session));
      if (request) untrack(() => void this.#ask(session, request));
    }
  }

  async #ask(session: TableSession, request: Request): Promise<void> {
    if (this.#asking.has(session)) return;
    this.#asking.add(session);
    await session.ask(request);
    this.#asking.delete(session);
  }
}

function keepCompanions(code: string, companions: readonly Companion[]): void {
  const { [code]: _, ...others } = readStored<Companions>(COMPANIONS_KEY, {});
  const newest = Object.entries(others).slice(1 - MAX_TABLES);
  const here = companions.length ? [[code, companions]] : [];
  writeStored(COMPANIONS_KEY, Object.fromEntries([...newest, ...here]));
}

function mayPlay({ seat, table, connection }: TableSession): boolean {
  return seat !== null || (!table && connection !== "closed");
}

/** Whether nothing needs hiding: before, between and after matches and rounds. */
function isPublic({ table, over }: TableSession): boolean {
  return !table || (table.phase !== "playing" && table.phase !== "paused") || over;
}
