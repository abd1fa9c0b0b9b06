// The secret of a renewal is kept until it is certain that the pad still has its old key.
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("location", { pathname: "/pad", hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { addEventListener: () => undefined });

const { LinkRenewal } = await import("./linkRenewal.svelte");

const KEY = "key";
const refused = (code: string, status: number) =>
  Response.json({ code, about: {}, message: code }, { status });

beforeEach(() => storage.clear());
afterAll(() => vi.unstubAllGlobals());

/** Leave the page while the answer is on its way; null is a broken connection. */
async function leaveMeanwhile(answer: Response | null): Promise<void> {
  vi.stubGlobal("fetch", () =>
    answer ? Promise.resolve(answer) : Promise.reject(new TypeError("offline")),
  );
  const renewal = new LinkRenewal(KEY);
  const asked = renewal.ask();
  renewal.leave();
  await asked;
}

it.each([
  ["a broken line", null],
  ["a server that failed", refused("server-failed", 500)],
  ["a server that is busy", refused("too-fast", 429)],
])("whoever leaves can ask again after %s", async (_, answer) => {
  await leaveMeanwhile(answer);
  expect(new LinkRenewal(KEY).pending).toBe(true);
});

it("nothing is requested again if the pad certainly has its old key", async () => {
  await leaveMeanwhile(refused("pad-went-on", 409));
  expect(new LinkRenewal(KEY).pending).toBe(false);
});
