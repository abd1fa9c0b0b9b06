// Short names: each means one person, and additions stay.
import { describe, expect, it } from "vitest";
import { shortNames } from "./shortNames";

const short = (...names: string[]) => [...shortNames(names).values()];

describe("short names", () => {
  it("are the first word and an initial", () => {
    expect(short("Maximiliane v. Hohenfels", "Ana", "Ana 👑")).toEqual([
      "Maximiliane H.",
      "Ana",
      "Ana 👑",
    ]);
  });

  it("differ from each other, and from everything that another name could be short for", () => {
    expect(short("Anna Schmidt", "Anna Schmidt-Bonn")).toEqual(["Anna Schmidt", "Anna S.-B."]);
    expect(short("Anna Schmidt", "Anna Sommer", "Anna Weber")).toEqual([
      "Anna Sc.",
      "Anna So.",
      "Anna W.",
    ]);
    expect(short("Anna Maria Schmidt", "Anna Luise Schmidt")).toEqual(["Anna M. S.", "Anna L. S."]);
    expect(short("anna schmidt", "Anna Sommer")).toEqual(["anna sc.", "Anna So."]);
  });

  it("keep what was added to tell two people apart", () => {
    expect(short("Anna Schmidt (Bonn)", "Anna Schmidt", "Anna Schmidt 2")).toEqual([
      "Anna S. (Bonn)",
      "Anna S.",
      "Anna S. 2",
    ]);
    expect(short("Anna (aus Bonn)", "Anna")).toEqual(["Anna (aus Bonn)", "Anna"]);
  });

  it("keep the marks around a name that runs from right to left", () => {
    expect(short("\u2068שירה לוי\u2069", "\u2068Maximiliane Hohenfels שירה\u2069")).toEqual([
      "\u2068שירה ל.\u2069",
      "\u2068Maximiliane ש.\u2069",
    ]);
  });

  it("are all different, however many people have the same first name", () => {
    const endings = ["er", "er-Bonn", "mann", "meyer", "ers", ""];
    const names = ["Sch", "Schm", "Schmidt", "M", "Ma", "Mai"].flatMap((start) =>
      endings.flatMap((end) => [`Eva ${start}${end}`, `Eva ${start}${end} (jun.)`]),
    );
    const all = short(...names);
    expect(new Set(all).size).toBe(new Set(names).size);
  });
});
