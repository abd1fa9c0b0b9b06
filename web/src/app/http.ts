// The transport of requests over HTTP; the requests themselves are in `generated/requests/`.
// Refusals are sentences in the reader's language.
import type { PadEntry, Phrase, Problem } from "../generated/protocol";
import { currentLanguage, t } from "../i18n/messages.svelte";
import { transport } from "./transport";

/** A refusal: its `message` is for people. */
export class Refusal extends Error {
  readonly code: string;
  /** The doubts about an entry on a score pad. */
  readonly doubts: readonly Phrase[];
  /** The entry that another client has written there meanwhile. */
  readonly stands: PadEntry | null;
  /** Whether another name may succeed. */
  get isAboutName(): boolean {
    return this.code.startsWith("name-");
  }
  constructor(code: string, message: string, problem?: Problem | null) {
    super(message);
    this.code = code;
    this.doubts = problem?.doubts ?? [];
    this.stands = problem?.stands ?? null;
  }
}

/** Make a request; with the key of a link, if it is about a pad or an event. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": currentLanguage() };
  if (body !== undefined && !(body instanceof Blob)) headers["content-type"] = "application/json";
  if (key !== undefined) headers["dacabo-key"] = key;
  const sent = body instanceof Blob ? body : JSON.stringify(body); // of nothing: undefined
  let answer: Response;
  try {
    answer = await transport().request(path, { method, headers, body: sent });
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

/** An address with what follows its `?`, if anything does. */
export function withQuery(
  path: string,
  query: Record<string, string | number | undefined>,
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

const RETRY_MS = 2_000;

/**
 * Do what needs the server. While the server cannot be reached the request is repeated, and `waiting` is
 * told why, until it is done, refused or no longer wanted. If there are `final` codes, only these
 * end it.
 */
export async function keepTrying<T>(
  doing: () => Promise<T>,
  waiting: (why: string) => void,
  unwanted: AbortSignal,
  final?: readonly string[],
): Promise<T> {
  const isOver = ({ code }: Refusal) => (final ? final.includes(code) : code !== "offline");
  for (;;) {
    try {
      return await doing();
    } catch (error) {
      if (!(error instanceof Refusal) || isOver(error) || unwanted.aborted) throw error;
      waiting(error.message);
      await connectionBack(unwanted);
      if (unwanted.aborted) return new Promise(() => undefined); // The caller has gone, so this is never settled.
    }
  }
}

/** Resolves when the connection may be back: browsers do not report every return, so there is a timeout. */
function connectionBack(unwanted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const go = () => {
      done.abort();
      clearTimeout(soon);
      resolve();
    };
    const soon = setTimeout(go, RETRY_MS);
    addEventListener("online", go, { signal: done.signal });
    unwanted.addEventListener("abort", go, { signal: done.signal });
  });
}
