// Links that no phone can open.
import { expect, it } from "vitest";
import { isLocalAddress } from "./localAddress";

it("distinguishes this computer from all others", () => {
  const here = ["http://127.0.0.1:8000/event#x", "http://localhost/", "http://[::1]:8000/"];
  expect(here.filter((url) => !isLocalAddress(url))).toEqual([]);
  const there = ["http://192.168.0.7:8000/", "https://cards.example/", "http://localhost.example/"];
  expect(there.filter(isLocalAddress)).toEqual([]);
});
