// Lines are names, whatever they contain.
import { expect, it } from "vitest";
import { asList } from "./list";

it("quotes every line, so that its number stays the same", async () => {
  const text = 'Ana\r\n\nBo, the "Ox"\n  Çiğdem; ';
  expect(await asList(text).text()).toBe('"Ana"\n""\n"Bo, the ""Ox"""\n"Çiğdem;"');
});
