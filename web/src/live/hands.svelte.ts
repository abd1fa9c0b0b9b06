// Several people with one device: whose hands it is in. Everybody has a room of their own, all of
// them connected; one is shown, to the person who has said that they hold the device.
import { untrack } from "svelte";
import { clearAnnouncements } from "../app/announce.svelte";
import type { Me, Request } from "../generated/protocol";
import { newGuest } from "../generated/requests/room";
import { nameOf } from "../i18n/phrases";
import { t } from "../i18n/messages.svelte";
import { COMPANIONS_KEY, writeStored, readStored } from "../app/settings.svelte";
import type { Companion, Companions } from "./companions";
import { follows, joins } from "./agreeing";
import { Room } from "./room.svelte";

/** Whoever has done something sees it before the screen is covered. */
const BREATH_MS = 900;
const MOST_TABLES = 12;
/** Which of their keys asks for the device. */
const KEYS = "jklhg";

type Kind = Parameters<Room["decision"]>[0];

interface Offer {
  name: string;
  text: string;
  label: string;
  key: string;
  run: () => void;
}

export class Hands {
  /** Everybody on this device; first the guest of its cookie. */
  people = $state.raw<readonly Room[]>([]);
  /** Whose table is shown, or was shown last. */
  shown = $state.raw<Room>()!;
  /** Who holds the device; null while nobody has said so, or everybody looks on. */
  #holder = $state.raw<Room | null>(null);
  /** Who has asked for it. */
  #caller = $state.raw<Room | null>(null);
  /** Has sat down since they came. */
  #sat = new Set<Room>();
  #asking = new Set<Room>();

  /** Those who play, as they sit. */
  readonly players = $derived(
    this.people
      .filter(({ seat }) => seat !== null)
      .toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0)),
  );

  /** Whether it goes round; whoever has not been heard of yet may play as well. */
  readonly #several = $derived(this.people.filter(mayPlay).length > 1);

  /** Nothing of any table may be shown: the device is between two people. */
  readonly covered = $derived(this.#several && this.#holder === null && !isPublic(this.shown));

  /** Who is to have it next; null if nobody is asked for anything. */
  readonly next = $derived(this.#caller ?? this.#asked(this.shown));

  constructor(
    private readonly main: Room,
    companions: readonly Companion[],
  ) {
    this.shown = main;
    this.people = [main, ...companions.map((companion) => new Room(main.address, companion))];
    for (const room of this.people) room.hands = this;
  }

  /** Until the returned function is called. */
  follow(): () => void {
    // Those who come later enter by themselves.
    for (const room of untrack(() => this.#companions)) room.enter();
    const end = $effect.root(() => {
      $effect(() => this.#pass());
      $effect(() => this.#agree());
      $effect(() => this.#sayGoodbye());
      $effect.pre(() => {
        const { covered, shown } = this;
        for (const room of this.people) room.aside = covered || room !== shown;
        untrack(clearAnnouncements); // it was for the ears of whoever held the device
      });
    });
    return () => {
      end();
      for (const room of this.#companions) room.leave();
    };
  }

  get #companions(): readonly Room[] {
    return this.people.slice(1);
  }

  /** The others who play on this device. */
  beside(room: Room): readonly Room[] {
    return this.players.filter((other) => other !== room);
  }

  /** Those of them who may answer as well, by a button for each. */
  offers(room: Room, kind: Kind, words: string): readonly Offer[] {
    const others = this.#alsoAsked(room, kind);
    return others.map((other, index) => {
      const name = this.nameOf(other);
      const label = t(words, { name });
      const text = others.length > 1 ? name : label;
      const run = () => this.call(other);
      return { name: `${kind}-${other.seat}`, text, label, key: KEYS.charAt(index), run };
    });
  }

  /** The same answer for all of them; whether there was anything to answer. */
  answer(room: Room, kind: Kind, move: string): boolean {
    const others = this.#alsoAsked(room, kind);
    for (const other of others) void other.play(other.decision(kind)!, move);
    return others.length > 0;
  }

  #alsoAsked(room: Room, kind: Kind): readonly Room[] {
    return this.beside(room).filter((other) => !other.botSitsIn && other.decision(kind));
  }

  /** What everybody calls somebody with this device. */
  nameOf({ seat, phraseContext }: Room): string {
    return seat === null ? "" : nameOf(seat, { ...phraseContext, viewer: null });
  }

  isHere(player: string | null): boolean {
    return this.#companions.some(({ companion }) => companion?.player === player);
  }

  /** Somebody has it in their hands. */
  take(room: Room): void {
    this.#caller = null;
    this.#holder = room;
    this.shown = room;
  }

  /** Somebody wants it at once. Unless there is something to hide, they have it. */
  call(room: Room): void {
    const { view } = room;
    if (view && this.shown.show?.isOpen?.(view)) return this.take(room);
    this.#caller = room;
    this.#holder = null;
  }

  // --- coming and going ----------------------------------------------------------------

  /** One more guest of this device sits down. */
  async add(name: string): Promise<boolean> {
    const { player, token }: Me = await newGuest({ name, program: true });
    if (token === null) return false;
    const room = new Room(this.main.address, { player, token });
    room.hands = this;
    this.people = [...this.people, room];
    this.#keep();
    room.enter();
    const sits = await room.ask({ type: "sit" });
    if (sits) return true;
    this.main.refused = room.refused;
    this.#forget(room);
    return false;
  }

  remove(player: string): void {
    const room = this.people.find(({ companion }) => companion?.player === player);
    void room?.ask({ type: "leave" });
  }

  #forget(room: Room): void {
    room.leave();
    this.people = this.people.filter((other) => other !== room);
    if (this.#holder === room) this.#holder = null;
    if (this.#caller === room) this.#caller = null;
    if (this.shown === room) this.shown = this.main;
    this.#keep();
  }

  #keep(): void {
    const companions = this.people.flatMap(({ companion }) => companion ?? []);
    keepCompanions(this.main.code, companions);
  }

  /** Who is no longer a guest, or has left their chair before a match, does not come back. */
  #sayGoodbye(): void {
    if (this.main.table?.phase === "closed") return keepCompanions(this.main.code, []);
    for (const room of this.#companions) {
      if (room.seat !== null) this.#sat.add(room);
      const gone = room.seat === null && room.table?.phase === "open" && this.#sat.has(room);
      if (gone || room.closedFor === "not-a-guest") this.#forget(room);
    }
  }

  // --- who has it ----------------------------------------------------------------------

  /** The next who has to decide something, as they sit around the table. */
  #asked(after: Room): Room | null {
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
      // What led to it is seen first, on the table where it was done.
      if (!next || shown.showing || (shown.number ?? 0) < (next.number ?? 0)) return;
      const breath = setTimeout(() => (this.#holder = null), BREATH_MS * shown.pace);
      return () => clearTimeout(breath);
    }
    return undefined;
  }

  // --- what concerns all of them -------------------------------------------------------

  /** Before a match the table is the host's, if the host is here. */
  get #lead(): Room {
    return this.people.find(({ isHost }) => isHost) ?? this.main;
  }

  /** What one of them agrees to in front of the others, all do. */
  #agree(): void {
    const lead = this.#lead;
    for (const room of this.players) {
      const asked = room !== lead && room.table?.phase === "open" ? follows(room, lead) : null;
      const request = asked ?? joins(room, this.beside(room));
      if (request) untrack(() => void this.#ask(room, request));
    }
  }

  async #ask(room: Room, request: Request): Promise<void> {
    if (this.#asking.has(room)) return;
    this.#asking.add(room);
    await room.ask(request);
    this.#asking.delete(room);
  }
}

function keepCompanions(code: string, companions: readonly Companion[]): void {
  const { [code]: _, ...others } = readStored<Companions>(COMPANIONS_KEY, {});
  const newest = Object.entries(others).slice(1 - MOST_TABLES);
  const here = companions.length ? [[code, companions]] : [];
  writeStored(COMPANIONS_KEY, Object.fromEntries([...newest, ...here]));
}

function mayPlay({ seat, table, line }: Room): boolean {
  return seat !== null || (!table && line !== "closed");
}

/** Before, between and after matches and rounds there is nothing that somebody must not see. */
function isPublic({ table, over }: Room): boolean {
  return !table || (table.phase !== "playing" && table.phase !== "paused") || over;
}
