import { describe, expect, it } from "vitest";
import { addressBehind, placeBehind } from "./place";

const seen = (address: string) => placeBehind(new URL(address, "https://example.org/games/"));

describe("behind a question mark", () => {
  it.each([
    ["", "/", "", ""],
    ["?/", "/", "", ""],
    ["index.html?/rules", "/rules", "", ""],
    ["?/tables/ABCDEF#play", "/tables/ABCDEF", "", "#play"],
    ["?/rules/cabo/original?table=ABCDEF", "/rules/cabo/original", "?table=ABCDEF", ""],
    ["?/film/a?b=c?d#2.10", "/film/a", "?b=c?d", "#2.10"],
    ["?found=elsewhere#key", "/", "", "#key"],
    ["?https://example.com/rules", "/", "", ""],
  ])("%s leads to %s", (address, pathname, search, hash) => {
    expect(seen(address)).toEqual({ pathname, search, hash });
  });

  it.each(["/", "/rules", "/rules/cabo?table=ABCDEF", "/pad#key"])("%s comes back", (path) => {
    const { pathname, search, hash } = seen(addressBehind(path));
    expect(pathname + search + hash).toBe(path);
  });

  it.each(["#top", "https://example.com/", "?/rules", "blob:1"])("%s is no path", (address) => {
    expect(addressBehind(address)).toBe(address);
  });
});
