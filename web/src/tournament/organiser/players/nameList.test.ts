// Lines are names, whatever they contain.
import { expect, it } from "vitest";
import { asList } from "./nameList";

it("quotes every line, so that its number stays the same", async () => {
  const text = 'Ana\r\n\nBo, the "Ox"\n  Çiğdem; ';
  expect(await asList(text).text()).toBe('"Ana"\n""\n"Bo, the ""Ox"""\n"Çiğdem;"');
});

it("reads a copied part of a spreadsheet as a table", async () => {
  const table = "Vorname\tNachname\nAna\tAdler\n\nBo\tBerg\n";
  expect(await asList(table).text()).toBe(table);
  expect(await asList("Ana;Adler\nBo;Berg").text()).toBe("Ana;Adler\nBo;Berg");
  expect(await asList("Ana; Adler").text()).toBe('"Ana; Adler"');
});
