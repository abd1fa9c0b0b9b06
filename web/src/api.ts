// Everything that is asked over HTTP. Refusals are sentences already, in the reader's language.
import type {
  GameOffer,
  Link,
  Me,
  EventAsk,
  EventChanges,
  EventRequest,
  KeyGiven,
  LinkFor,
  NewEvent,
  Options,
  PadAsk,
  PadEntry,
  PadOpening,
  Phrase,
  Problem,
  RoleLink,
  SeatTaken,
  TableLink,
  TableSummary,
  Written,
} from "./protocol";
import { spoken, t } from "./words/words.svelte";

/** Something could not be: its `message` is for people. */
export class Refusal extends Error {
  readonly code: string;
  /** What is strange about an entry on a score pad. */
  readonly doubts: readonly Phrase[];
  /** What somebody else has written there meanwhile. */
  readonly stands: PadEntry | null;
  constructor(code: string, message: string, problem?: Problem | null) {
    super(message);
    this.code = code;
    this.doubts = problem?.doubts ?? [];
    this.stands = problem?.stands ?? null;
  }
}

/** Ask for something; with the key of a link, if it is about a pad or an event. */
async function send(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": spoken() };
  if (body !== undefined && !(body instanceof Blob)) headers["content-type"] = "application/json";
  if (key !== undefined) headers["dacabo-key"] = key;
  const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
  } catch {
    throw new Refusal("offline", t("app-offline"));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const message = problem?.message ?? t("error-server-failed");
  throw new Refusal(problem?.code ?? "server-failed", message, problem);
}

async function ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const text = await (await send(method, path, body, key)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export const becomeGuest = (name: string) => ask<Me>("POST", "/api/guests", { name });
export const whoAmI = () => ask<Me>("GET", "/api/me");
export const rename = (name: string) => ask<Me>("PATCH", "/api/me", { name });
export const forgetMe = () => ask<void>("DELETE", "/api/me");
export const personalLink = () => ask<Link>("POST", "/api/me/links");
export const continueWith = (code: string) => ask<Me>("POST", "/api/continue", { code });
export const openTables = () => ask<TableSummary[]>("GET", "/api/tables");
export const myTables = () => ask<TableSummary[]>("GET", "/api/me/tables");
export const openTable = (options: Options) => ask<TableSummary>("POST", "/api/tables", options);
export const tableOf = (code: string) => ask<TableSummary>("GET", `/api/tables/${code}`);
export const tableLink = (code: string) => ask<TableLink>("GET", `/api/tables/${code}/link`);
export const checkRules = (options: Options) => ask<void>("POST", "/api/rules", options);

// --- pads and events: `key` is what stands behind the `#` of a link --------------------------

export const openPad = (opening: PadOpening) => ask<KeyGiven>("POST", "/api/pads", opening);
export const padFromFile = (file: Blob) => ask<KeyGiven>("POST", "/api/pads/file", file);
export const askPad = (key: string, asked: PadAsk) => ask<Written>("POST", "/api/pad", asked, key);
export const padLink = (key: string) => ask<RoleLink>("GET", "/api/pad/link", undefined, key);
export const padFile = (key: string) => file("/api/pad/file", key);
export const padTable = (key: string) => file("/api/pad/table", key);

export const openEvent = (event: NewEvent) => ask<KeyGiven>("POST", "/api/events", event);
export const eventFromFile = (file: Blob) => ask<KeyGiven>("POST", "/api/events/file", file);
export const askEvent = (key: string, asked: EventAsk) =>
  ask<Written>("POST", "/api/event", asked, key);
export const previewEvent = (key: string, request: EventRequest) =>
  ask<EventChanges>("POST", "/api/event/preview", { request }, key);
export const registerList = (key: string, file: Blob) =>
  ask<Written>("POST", "/api/event/names", file, key);
export const eventFile = (key: string) => file("/api/event/file", key);
export const eventLink = (key: string, holder: LinkFor["holder"]) =>
  ask<RoleLink>("POST", "/api/event/link", { holder }, key);
export const playOnline = (key: string, match: string) =>
  ask<SeatTaken>("POST", "/api/event/online", { match }, key);
export const seatBot = (key: string, match: string, player: number, level: string) =>
  ask<SeatTaken>("POST", "/api/event/bot", { match, player, level }, key);
/** Sit down at the online table of one's match; one has to be a guest of the card room. */
export const takeSeat = (key: string) => ask<SeatTaken>("POST", "/api/event/seat", undefined, key);
export const askMatchPad = (key: string, match: string, asked: PadAsk) =>
  ask<Written>("POST", `/api/event/pads/${encodeURIComponent(match)}`, asked, key);

async function file(path: string, key: string): Promise<Blob> {
  return (await send("GET", path, undefined, key)).blob();
}

let offers: Promise<GameOffer[]> | undefined;
/** What can be played here; it does not change while the page is open. */
export function games(): Promise<GameOffer[]> {
  offers ??= ask<GameOffer[]>("GET", "/api/games").catch((error: unknown) => {
    offers = undefined;
    throw error;
  });
  return offers;
}
