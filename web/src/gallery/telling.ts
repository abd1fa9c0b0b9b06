// Messages of the server, in short form.
import type { Decision, Event, Fact, FromServer, News, Phrase, TableView, View } from "../protocol";
import { answersIn } from "./answers";
import { NOW } from "./clock";
import { ME, peopleOf } from "./people";

type About = Phrase["about"];

export const who = (seat: number): About[string] => ({ type: "who", seat });
export const players = (...seats: number[]): About[string] => ({ type: "players", seats });
export const where = (seat: number, slot: number): About[string] => ({
  type: "where",
  place: [seat, slot],
});
export const face = (...cards: string[]): About[string] => ({ type: "face", cards });
export const slots = (...all: number[]): About[string] => ({ type: "slots", slots: all });

export function phrase(key: string, about: About = {}): Phrase {
  return { key, about };
}

let number = 100;

export function event(said: readonly Phrase[], facts: readonly Fact[] = []): Event {
  number += 1;
  const told = { facts: [...facts], said: [...said] };
  return { number, at: NOW, seat: null, by: "person", ...told, level: null };
}

export function decision<Kind extends string>(
  kind: Kind,
  id = `r3.t9.${kind}`,
  must = true,
): Decision & { kind: Kind } {
  return { id, actor: 0, kind, must, clock: null, chance: null, seconds: null };
}

export interface Told {
  table: TableView;
  view: View;
  seat?: number | null;
  /** Whom it is told, if not me. */
  you?: string;
  missed?: readonly Event[];
  clocks?: { key: string; seconds: number }[];
  present?: readonly string[];
  build?: string;
}

export function welcome({ table, view, seat = 0, missed, clocks, ...more }: Told): FromServer {
  return {
    type: "welcome",
    number: 1,
    now: NOW,
    you: more.you ?? (seat === null ? "somebody" : ME),
    seat,
    table,
    view,
    asked: asked(table, view),
    answers: answersIn(table, view),
    clocks: (clocks ?? []).map(({ key, seconds }) => ({ key, due: NOW + seconds * 1000 })),
    present: [...(more.present ?? peopleOf(table))],
    build: more.build ?? "",
    missed: [...(missed ?? [])],
  };
}

export function news(table: TableView, view: View, happened: Event): News {
  const [told, answers] = [asked(table, view), answersIn(table, view)];
  return { type: "news", event: happened, view, asked: told, answers, clocks: [], table };
}

function asked(table: TableView, view: View): Phrase[] {
  const { game } = table.options;
  return (view?.decisions ?? []).map(({ kind }) => phrase(`${game}-do-${kind}`));
}
