import type { ComponentProps } from "svelte";
import { expectTypeOf, test } from "vitest";
import type { Asking } from "./asking";
import type Deed from "./Deed.svelte";

test("a step needs somebody who is asked for it", () => {
  type Props = ComponentProps<typeof Deed>;
  type Button = { action: string; text: string };
  type Step = Button & { request: { type: "draw" } };
  expectTypeOf<Step & { asking: Asking }>().toExtend<Props>();
  expectTypeOf<Button & { does: () => void }>().toExtend<Props>();
  expectTypeOf<Step>().not.toExtend<Props>();
  expectTypeOf<Button>().not.toExtend<Props>();
});
