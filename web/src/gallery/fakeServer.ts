// A replacement for the server: fixed answers over HTTP. Refusals are in the reader's language.
import games from "recorded/games.json";
import link from "recorded/link.json";
import type { Options } from "../generated/protocol";
import { t } from "../i18n/messages.svelte";
import { NOW } from "./clock";

export interface Refusal {
  refused: string;
  /** The arguments of the sentence. */
  about?: Record<string, number | string>;
}
type Answer = Refusal | object | string | null;
type Given = Answer | ((body: Options) => Answer);
/** The answers by method and path; `offline` means that there is no answer. */
export type Answers = Record<string, Given>;

const DEFAULT_ANSWERS: Answers = {
  "GET /api/games": games,
  "GET /api/me": { player: "ana", name: "Ana", token: null },
  "GET /api/tables": [],
  "GET /api/me/tables": [],
  "POST /api/rules": cannotBe,
  "POST /api/me/links": { ...link, until: NOW + 600_000 },
  "GET /api/tables/K7Q2MX/link": link,
};

/** Refuses the only impossible rules that the gallery asks about. */
function cannotBe({ changes }: Options): Answer {
  const { looks = 2, cards = 4 } = changes;
  return Number(looks) > Number(cards) ? { refused: "more-looks-than-cards" } : null;
}

export function fakeServer(special: Answers): void {
  const answers = { ...DEFAULT_ANSWERS, ...special };
  async function fake(path: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
    const given = answers[`${method} ${path}`];
    if (given === "offline") throw new TypeError("offline");
    const found = typeof given === "function" ? given(JSON.parse(String(body)) as Options) : given;
    if (found === undefined) return refuse("no-such-address", {});
    if (found === null) return new Response(null, { status: 204 });
    if (typeof found === "string") return new Response(found);
    if (found instanceof Response) return found;
    if (!("refused" in found)) return Response.json(found);
    if (found.about) return refuse(found.refused, found.about);
    const sent = typeof body === "string" ? (JSON.parse(body) as Partial<Options>) : {};
    return refuse(found.refused, sent.changes ?? {});
  }
  Object.assign(globalThis, { fetch: fake });
}

function refuse(code: string, changes: Options["changes"]): Response {
  const usual = { looks: Number(changes["looks"] ?? 2), cards: Number(changes["cards"] ?? 4) };
  const about = { ...changes, ...usual };
  const message = t(`error-${code}`, about);
  return Response.json({ code, about: {}, message }, { status: 409 });
}
