// Dates and times follow the reader's region, not only their language.
import { describe, expect, it } from "vitest";
import { localeFor } from "./dates";

const MOMENT = Date.UTC(2026, 10, 17, 12, 11);

function written(language: "en" | "de", ...tags: string[]): string {
  const style = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
  const text = new Intl.DateTimeFormat(localeFor(language, tags), style).format(MOMENT);
  return text.replace(/\u202f/gu, " ");
}

describe("a date", () => {
  it("has the day first and 24 hours in Britain, and not in America", () => {
    expect(written("en", "en-GB", "en")).toBe("17 Nov 2026, 12:11");
    expect(written("en", "en-US", "en")).toBe("Nov 17, 2026, 12:11 PM");
    expect(written("en", "en")).toBe("Nov 17, 2026, 12:11 PM");
  });

  it("follows the region of a browser in another language", () => {
    expect(written("en", "de-DE", "de", "en-US", "en")).toBe("17 Nov 2026, 12:11");
    expect(written("en", "de")).toBe("17 Nov 2026, 12:11");
    expect(written("de", "en-US")).toBe("17.11.2026, 12:11");
  });

  it("survives a tag that is none", () => {
    expect(localeFor("en", ["", "*", "x_y"])).toBe("en");
    expect(localeFor("nl", [])).toBe("nl");
  });
});
