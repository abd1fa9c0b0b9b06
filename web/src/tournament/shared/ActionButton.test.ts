import type { ComponentProps } from "svelte";
import { expectTypeOf, test } from "vitest";
import type { EventClient } from "./eventClient";
import type ActionButton from "./ActionButton.svelte";

test("a step needs a client that sends it", () => {
  type Props = ComponentProps<typeof ActionButton>;
  type Button = { action: string; text: string };
  type Step = Button & { request: { type: "draw" } };
  expectTypeOf<Step & { client: EventClient }>().toExtend<Props>();
  expectTypeOf<Button & { run: () => void }>().toExtend<Props>();
  expectTypeOf<Step>().not.toExtend<Props>();
  expectTypeOf<Button>().not.toExtend<Props>();
});
