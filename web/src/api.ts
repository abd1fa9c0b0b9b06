// Everything that is asked over HTTP. Refusals are sentences already, in the reader's language.
import type {
  GameOffer,
  Link,
  Me,
  Options,
  PadEntry,
  Phrase,
  Problem,
  TableLink,
  TableSummary,
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
export async function send(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Response> {
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

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<T> {
  const text = await (await send(method, path, body, key)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export const becomeGuest = (name: string) => ask<Me>("POST", "/api/guests", { name });
export const whoAmI = () => ask<Me>("GET", "/api/me");
export const rename = (name: string) => ask<Me>("PATCH", "/api/me", { name });
export const forgetMe = () => ask<void>("DELETE", "/api/me");
export const logOut = () => ask<void>("DELETE", "/api/me/session");
export const logOutOthers = () => ask<void>("DELETE", "/api/me/sessions");
export const personalLink = () => ask<Link>("POST", "/api/me/links");
export const continueWith = (code: string) => ask<Me>("POST", "/api/continue", { code });
export const openTables = () => ask<TableSummary[]>("GET", "/api/tables");
export const myTables = () => ask<TableSummary[]>("GET", "/api/me/tables");
export const openTable = (options: Options) => ask<TableSummary>("POST", "/api/tables", options);
export const tableOf = (code: string) => ask<TableSummary>("GET", `/api/tables/${code}`);
export const tableLink = (code: string) => ask<TableLink>("GET", `/api/tables/${code}/link`);
export const checkRules = (options: Options) => ask<void>("POST", "/api/rules", options);

let offers: Promise<GameOffer[]> | undefined;
/** What can be played here; it does not change while the page is open. */
export function games(): Promise<GameOffer[]> {
  offers ??= ask<GameOffer[]>("GET", "/api/games").catch((error: unknown) => {
    offers = undefined;
    throw error;
  });
  return offers;
}
