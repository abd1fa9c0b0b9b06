// Requests for films. A busy server is asked again; anything else is a sentence.
import { Refusal, send } from "../app/http";
import type { Analysis, FilmRound } from "../generated/protocol";
import { record as recordPath } from "../generated/requests/addresses";
import { analysis, film } from "../generated/requests/films";
import { t } from "../i18n/messages.svelte";
import type { Eyes } from "./moments";

const TRIES = 6;
const RETRY_MS = 2_500;
const BUSY = ["too-fast", "house-full", "offline", "server-failed"];

export interface FilmQuery {
  round: number;
  eyes: Eyes | undefined;
  /** The seat in front while all cards are open. */
  seat: number;
}

/** What waits, and until when. */
export interface Patience {
  /** Is told why it takes longer. */
  waiting: (why: string) => void;
  gone: AbortSignal;
}

export function askFilm(record: string, query: FilmQuery, patience: Patience): Promise<FilmRound> {
  const body = new Blob([record], { type: "text/plain" });
  const { eyes, ...rest } = query;
  const asked = eyes === undefined ? rest : { ...rest, eyes: String(eyes) };
  return askPatiently(() => film(asked, body), patience);
}

export function askAnalysis(record: string, patience: Patience): Promise<Analysis> {
  const body = new Blob([record], { type: "text/plain" });
  return askPatiently(() => analysis(body), patience);
}

/** The text of the record of a match; of one that is not over, the rounds that are. */
export async function askRecord(address: string, match: number, rounds?: number): Promise<string> {
  const path = recordPath(address, match) + (rounds ? `?rounds=${rounds}` : "");
  return (await send("GET", path)).text();
}

/** Ask; while the server has too much to do, ask again a few times. */
async function askPatiently<Answer>(
  asking: () => Promise<Answer>,
  { waiting, gone }: Patience,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await asking();
    } catch (error) {
      if (!isBusy(error) || tries >= TRIES || gone.aborted) throw error;
      waiting(t("app-film-busy"));
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Whether the server may answer a little later. */
export function isBusy(error: unknown): boolean {
  return error instanceof Refusal && BUSY.includes(error.code);
}
