// Pads and events over HTTP: `key` is what stands behind the `#` of a link.
import { ask, send } from "./api";
import type {
  EventAsk,
  EventChanges,
  EventLogLine,
  EventRequest,
  KeyGiven,
  LinkFor,
  NewEvent,
  PadAsk,
  PadOpening,
  RoleLink,
  SeatTaken,
  Written,
} from "./protocol";

/** Whom a link is for. Which generation of it counts, the server knows. */
export type Holder = LinkFor["holder"];
export const PUBLIC: Holder = { type: "public", generation: 0 };
export const atTable = (table: number): Holder => ({ type: "at-table", table, generation: 0 });
export const asPlayer = (player: number): Holder => ({ type: "as-player", player, generation: 0 });
export const organiser = (number: number): Holder => ({
  type: "organiser",
  name: "",
  number,
  generation: 0,
});

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
export const eventTrail = (key: string) =>
  ask<EventLogLine[]>("GET", "/api/event/trail", undefined, key);
export const eventFile = (key: string) => file("/api/event/file", key);
export const eventLink = (key: string, holder: Holder) =>
  ask<RoleLink>("POST", "/api/event/link", { holder }, key);
export const playOnline = (key: string, match: string) =>
  ask<SeatTaken>("POST", "/api/event/online", { match }, key);
export const seatBot = (key: string, match: string, player: number, level: string) =>
  ask<SeatTaken>("POST", "/api/event/bot", { match, player, level }, key);
/** Sit down at the online table of one's match; one has to be a guest of the card room. */
export const takeSeat = (key: string, seal: string | null) =>
  ask<SeatTaken>("POST", "/api/event/seat", seal ? { seal } : undefined, key);
export const askMatchPad = (key: string, match: string, asked: PadAsk) =>
  ask<Written>("POST", `/api/event/pads/${encodeURIComponent(match)}`, asked, key);

async function file(path: string, key: string): Promise<Blob> {
  return (await send("GET", path, undefined, key)).blob();
}
