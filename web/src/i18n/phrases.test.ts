// Python and browser format phrases alike: tests/web/test_units.py writes the sentences of Python
// into a file.
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Phrase } from "../generated/protocol";
import { python } from "../fixtures/python";
import { initialSound, formatPhrase } from "./phrases";
import { loadMessages, setLanguage, type Language } from "./messages.svelte";

interface Sentence {
  phrase: Phrase;
  names: string[];
  viewer: number | null;
  text: string;
}

const sentences = python<Record<string, Sentence[]>>("sentences") ?? {};

const beginnings = Object.entries(python<Record<string, string>>("beginnings") ?? {});

it.runIf(beginnings.length)("the beginning of a name is classified as in Python", () => {
  expect(beginnings.map(([name]) => [name, initialSound(name)])).toEqual(beginnings);
});

describe.each(Object.keys(sentences))("in %s", (language) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await setLanguage(language as Language);
    await Promise.all([loadMessages("around"), loadMessages("film")]);
  });

  it("formats phrases as Python does", () => {
    const spoken = sentences[language]!;
    expect(spoken.length).toBeGreaterThan(300);
    const said = spoken.map(({ phrase, names, viewer }) => formatPhrase(phrase, { names, viewer }));
    expect(said).toEqual(spoken.map(({ text }) => text));
  });
});
