// The picture of a moment tells nothing that only one player saw, as long as the match goes on.
import { expect, it, vi } from "vitest";
import type { Film } from "../film.svelte";
import { momentPicture } from "./compose";

vi.mock("../../i18n/messages.svelte", () => ({ t: (key: string) => key }));
vi.mock("../../i18n/phrases", () => ({
  formatPhrase: ({ key }: { key: string }) => key,
  nameOf: () => "Ana",
}));
vi.mock("../../rules/gameText", () => ({ gameText: () => "Cabo" }));

function headline(over: boolean, ...keys: string[]): string {
  return headlineOf(["cabo-drawn"], over, keys);
}

function headlineOf(secrets: string[], over: boolean, keys: string[]): string {
  const said = keys.map((key) => ({ key, about: {} }));
  vi.stubGlobal("location", { host: "cards.example" });
  const session = {
    ...{ names: [], table: null, view: null, moods: new Map<number, string>() },
    game: { secrets },
  };
  const film = {
    ...{ session, moment: { round: 1 }, round: { over, rounds: 2 } },
    frame: { news: { event: { said } }, turn: 1, actor: 0 },
  };
  return momentPicture(film as unknown as Film).headline;
}

it("shows what these eyes know of a card that lies face down", () => {
  const places = [
    { dataset: { place: "a1" }, querySelectorAll: () => ["back", "seven"] },
    { dataset: { place: "a2" }, querySelectorAll: () => ["back"] },
    { dataset: { place: "pile" }, querySelectorAll: () => ["back"] },
  ];
  vi.stubGlobal("document", { querySelectorAll: () => places });
  vi.stubGlobal("location", { host: "cards.example" });
  const session = {
    ...{ names: [], table: { options: {}, chairs: [{}] }, view: null, moods: new Map() },
    game: { secrets: [] },
  };
  const film = { session, moment: { round: 1 }, round: { over: true, rounds: 1 }, frame: null };
  expect(momentPicture(film as unknown as Film).people[0]?.cards).toEqual([
    { svg: "back", known: "seven" },
    { svg: "back", known: null },
  ]);
});

it("tells what one player saw once the match is over", () => {
  expect(headline(true, "cabo-drawn", "cabo-film-drawn")).toBe("cabo-film-drawn");
});

it("tells only what everybody was told while the match goes on", () => {
  expect(headline(false, "cabo-drawn", "cabo-film-drawn", "cabo-drew")).toBe("cabo-drew");
  expect(headline(false, "cabo-film-saw")).toBe("app-film-deal");
});

it("would tell it if the game did not say what is secret", () => {
  expect(headlineOf([], false, ["cabo-drawn"])).toBe("cabo-drawn");
});

it("shows no card while the match goes on", () => {
  const places = [{ dataset: { place: "a1" }, querySelectorAll: () => ["back", "seven"] }];
  vi.stubGlobal("document", { querySelectorAll: () => places });
  const session = {
    ...{ names: [], table: { options: {}, chairs: [{}] }, view: null, moods: new Map() },
    game: { secrets: [] },
  };
  const cardsWhen = (over: boolean) => {
    const film = { session, moment: { round: 1 }, round: { over, rounds: 2 }, frame: null };
    return momentPicture(film as unknown as Film).people[0]?.cards;
  };
  expect(cardsWhen(false)).toEqual([]);
  expect(cardsWhen(true)).toHaveLength(1); // the test would see a card that is shown
});

it("names the card room only if others can reach it by its name", () => {
  const film = {
    ...{ session: { names: [], table: null, view: null, moods: new Map(), game: { secrets: [] } } },
    ...{ moment: { round: 1 }, round: { over: false, rounds: 1 }, frame: null },
  } as unknown as Film;
  const rooms = [
    "cards.example",
    "127.0.0.1:8000",
    "192.168.1.7",
    "localhost:80",
    "[::1]",
    "a.local",
  ];
  const named = rooms.map((host) => {
    vi.stubGlobal("location", { host });
    return momentPicture(film).room;
  });
  expect(named).toEqual(["cards.example", "", "", "", "", ""]);
});
