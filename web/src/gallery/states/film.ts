// Films of matches, each at a moment of a round.
import films from "recorded/films.json";
import type { State } from "../state";

const CODE = "K7Q2MX";
const PAGE = `/film/${CODE}/1`;
const RECORD = `GET /api/tables/${CODE}/records/1`;

interface Shown extends Partial<State> {
  /** The recorded film. */
  of?: string;
  /** The moment: the frame, and the eyes. */
  at?: string;
}

function film(name: string, { of = "four", at = "40.all", ...rest }: Shown): State {
  const found = films[of];
  if (!found) throw new Error(`not recorded: ${of}`);
  const { record, round, analysis } = found;
  const rounds = Object.entries(found.films).map(([eyes, answer]) => [
    `POST /api/film?round=${round}&eyes=${eyes}&seat=0`,
    answer,
  ]);
  const answers = {
    [RECORD]: record,
    "POST /api/analysis": analysis,
    ...Object.fromEntries(rounds),
  };
  const path = `${PAGE}#${round}.${at}`;
  return { name, group: "Film", path, answers, ...rest };
}

const seen = { "dacabo.films-seen": [`${CODE} 1`] };

export const FILM: readonly State[] = [
  film("film-open", { kept: seen }),
  film("film-begins", { at: "0.all" }),
  film("film-seat", { at: "40.1", kept: seen }),
  film("film-ends", { at: "999.all", kept: seen }),
  film("film-dutch-six", { of: "dutch-six", at: "76.all", kept: seen }),
  film("film-dacapo-six", { of: "dacapo-six", at: "60.all", kept: seen }),
  film("film-menu", { steps: ["[data-action=film-menu]"] }),
  film("film-share", { steps: ["[data-action=share-moment]"] }),
  film("film-refused", { answers: { [RECORD]: { refused: "no-such-match" } } }),
  { name: "film-file", group: "Film", path: "/film" },
];
