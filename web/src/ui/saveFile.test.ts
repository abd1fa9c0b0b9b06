// Names of files are valid on every system, whatever the club is called.
import { expect, it } from "vitest";
import { fileNameFor } from "./saveFile";

it("has one dot before the ending, and no sign that a system forbids", () => {
  expect(fileNameFor("Kartenclub Süd e. V..xlsx")).toBe("Kartenclub Süd e. V.xlsx");
  expect(fileNameFor("Woolf? / Cabo….dacabo-event")).toBe("Woolf- - Cabo….dacabo-event");
  expect(fileNameFor("Summer Cup.xlsx")).toBe("Summer Cup.xlsx");
});
