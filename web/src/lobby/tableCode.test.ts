import { expect, test } from "vitest";
import { codeIn } from "./tableCode";

test.each([
  ["mk7ktf", "MK7KTF"],
  [" mk7 - ktf ", "MK7KTF"],
  ["http://10.0.0.4:8420/tables/MK7KTF", "MK7KTF"],
  ["Come! https://cards.example/tables/mk7ktf#play – now", "MK7KTF"],
  ["/tables/MK7KTF?x=1", "MK7KTF"],
  ["https://cards.example/tables/MK7KTF.m4jq2xw7da", "MK7KTF.m4jq2xw7da"],
  ["Come to https://cards.example/tables/mk7ktf.M4JQ2XW7DA#play.", "MK7KTF.m4jq2xw7da"],
  ["Here it is: cards.example/tables/MK7KTF.m4jq2xw7da.", "MK7KTF.m4jq2xw7da"],
  ["Here it is: cards.example/tables/MK7KTF.", "MK7KTF"],
  [" mk7ktf.m4jq2xw7da ", "MK7KTF.m4jq2xw7da"],
  ["mk7.ktf", "MK7KTF"],
  [".m4jq2xw7da", ""],
  ["–…", ""],
  ["", ""],
])("a code is found in %j, however it was brought", (text, code) => {
  expect(codeIn(text)).toBe(code);
});
