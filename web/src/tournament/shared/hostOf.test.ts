// The host that a browser goes to, even if an address looks different to people.
import { expect, it } from "vitest";
import { hostOf } from "./hostOf";

it("names the host as the browser reads it", () => {
  expect(hostOf("https://cards.example/event#x")).toBe("cards.example");
  expect(hostOf("http://127.0.0.1:8420/event#x")).toBe("127.0.0.1:8420");
  expect(hostOf("https://evil.example\\cards.example/event#x")).toBe("evil.example");
  expect(hostOf("https://cards.example@evil.example/event#x")).toBe("evil.example");
  expect(hostOf("https://cаrds.example/event#x")).toMatch(/^xn--/u); // a Cyrillic а
});

it("names no host for addresses that are not web pages", () => {
  const notPages = [
    "",
    "javascript:alert(1)",
    "data:text/html,x",
    "//x/event",
    "https://[::1/",
    "x",
  ];
  expect(notPages.map(hostOf)).toEqual(notPages.map(() => ""));
});
