import { render } from "svelte/server";
import { afterAll, expect, test, vi } from "vitest";
import type { Attempt } from "../../ui/attempt.svelte";
import type { Command } from "../shared/command";
import type { DeskState } from "./deskState.svelte";

vi.stubGlobal("addEventListener", () => undefined);
afterAll(() => vi.unstubAllGlobals());

const { default: CommandForm } = await import("../shared/CommandForm.svelte");
const { addNames, addPrize } = await import("./commands");

const DESK = { event: { prizes: [] } } as unknown as DeskState;

function form(command: Command, problem = ""): string {
  const attempt = { busy: false, problem } as Attempt;
  return render(CommandForm, { props: { command, attempt } }).body;
}

test("the enter key of a phone sends a prize", () => {
  expect(form(addPrize(DESK))).toContain('enterkeyhint="send"');
});

test.each([
  ["a prize", addPrize(DESK)],
  ["a list of names", addNames(DESK, () => undefined)],
])("the field of %s says why it was refused", (_, command) => {
  expect(form(command)).not.toContain("aria-describedby");
  const refused = form(command, "Refused.");
  const problem = /id="([^"]+)"[^>]*>Refused\./u.exec(refused)?.[1];
  const described = /aria-describedby="([^"]+)"/u.exec(refused)?.[1];
  expect(problem).toBeTruthy();
  expect(described?.split(" ")).toContain(problem);
});
