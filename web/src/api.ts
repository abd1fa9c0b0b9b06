// Everything that is asked over HTTP. Refusals are sentences already, in the reader's language.
import type {
  GameOffer,
  Link,
  Me,
  Options,
  Problem,
  TableLink,
  TableSummary,
} from "./protocol";
import { spoken, t } from "./words/words.svelte";

/** Something could not be: its `message` is for people. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        "accept-language": spoken(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", t("app-offline"));
  }
  if (answer.ok) {
    const text = await answer.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "server-failed", problem?.message ?? t("error-server-failed"));
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

let offers: Promise<GameOffer[]> | undefined;
/** What can be played here; it does not change while the page is open. */
export function games(): Promise<GameOffer[]> {
  offers ??= ask<GameOffer[]>("GET", "/api/games").catch((error: unknown) => {
    offers = undefined;
    throw error;
  });
  return offers;
}
