// What a picture says: of a finished match, or of a moment of its film. Names stand for everybody,
// because the picture is for others.
import { matchWonPhrase, winnersOf } from "../../games/result";
import type { Result } from "../../generated/protocol";
import { dateFormat } from "../../i18n/dates";
import { t } from "../../i18n/messages.svelte";
import { formatPhrase, nameOf, type PhraseContext } from "../../i18n/phrases";
import { gameText } from "../../rules/gameText";
import type { TableSession } from "../../session/tableSession.svelte";
import type { Film } from "../film.svelte";
import type { SharedCard, SharedPerson, SharedPicture } from "./picture";

/** The most sentences about a moment. */
const MOST_SAID = 2;
/** The keys of the phrases that tell everybody what only one player saw. */
const FILM_ONLY = /^[a-z]+-film-/;

const day = () => dateFormat({ dateStyle: "long" }).format();

function contextOf(session: TableSession): PhraseContext {
  return { names: session.names, viewer: null };
}

type Rest = Pick<SharedPerson, "points" | "mood" | "first" | "cards">;

function person(session: TableSession, seat: number, rest: Rest): SharedPerson {
  const { character, face } = session.table?.chairs[seat] ?? {};
  return { seat, name: nameOf(seat, contextOf(session)), character, face, ...rest };
}

/** The end of a match; `sentencesFor` tells its story, as others read it. */
export function resultPicture(
  session: TableSession,
  result: Result,
  sentencesFor: (context: PhraseContext) => string[],
): SharedPicture {
  const winners = winnersOf(result);
  const last = Math.max(...result.places);
  const seats = [...result.places.keys()].sort(
    (one, other) => result.places[one]! - result.places[other]!,
  );
  const { options } = session.table!;
  const [sentence = "", detail = ""] = sentencesFor(contextOf(session));
  return {
    about: `${gameText(options)} · ${day()}`,
    headline: formatPhrase(matchWonPhrase(options.game, result), contextOf(session)),
    sentence,
    detail,
    crowned: true,
    people: seats.map((seat) => {
      const place = result.places[seat];
      const first = winners.includes(seat);
      const mood = first ? "happy" : place === last ? "sad" : "calm";
      return person(session, seat, { points: `${result.points[seat]}`, mood, first, cards: [] });
    }),
    room: publicHost(),
  };
}

/** The name of this card room, if others can reach it by that: no number, and no name at home. */
function publicHost(): string {
  const { host } = location;
  const [name = ""] = host.split(":");
  const isPublic =
    /\.[a-z][a-z0-9-]*$/i.test(name) && !/\.(local|lan|home|internal|localhost)$/i.test(name);
  return isPublic ? host : "";
}

/**
 * A moment of a film. While the match is still played, the picture has no cards, and nothing that was
 * told to one player alone.
 */
export function momentPicture(film: Film): SharedPicture {
  const { session, frame, round } = film;
  const context = contextOf(session);
  const { secrets } = session.game;
  const said = (frame?.news.event.said ?? [])
    .filter(({ key }) => !secrets.includes(key) && (round?.over || !FILM_ONLY.test(key)))
    .slice(0, MOST_SAID)
    .map((phrase) => formatPhrase(phrase, context));
  const where = t("app-film-round", { round: film.moment.round, rounds: round?.rounds ?? 1 });
  const turn = frame?.turn ? ` · ${t("app-film-turn", { turn: frame.turn })}` : "";
  const totals = session.view?.totals ?? [];
  const people = [...(session.table?.chairs ?? []).keys()].map((seat) => {
    const points = String(totals[seat] ?? 0);
    const first = seat === frame?.actor;
    const mood = session.moods.get(seat) ?? "calm";
    return person(session, seat, { points, mood, first, cards: round?.over ? cardsOf(seat) : [] });
  });
  return {
    about: session.table ? gameText(session.table.options) : "",
    headline: said.join(" ") || t("app-film-deal"),
    sentence: `${where}${turn}`,
    detail: "",
    crowned: false,
    people,
    room: publicHost(),
  };
}

/** The cards in front of a seat, as they lie on the page. */
function cardsOf(seat: number): SharedCard[] {
  const letter = String.fromCharCode("a".charCodeAt(0) + seat);
  return [...document.querySelectorAll<HTMLElement>("[data-place]")]
    .filter(({ dataset }) => new RegExp(`^${letter}\\d+$`).test(dataset["place"] ?? ""))
    .flatMap((place) => {
      const [svg, known = null] = place.querySelectorAll<SVGSVGElement>(".card svg");
      return svg ? [{ svg, known }] : [];
    });
}
