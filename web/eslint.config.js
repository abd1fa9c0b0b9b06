// The checks beyond those of the type checker and Prettier.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import { downwards } from "./floors.js";

export default ts.config(
  { ignores: ["gallery-pages", "src/generated"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // The type checker knows what is defined.
      "no-undef": "off",
      // The type checker cannot know the length of a list, and complains at every index.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Many requests have an empty answer.
      "@typescript-eslint/no-invalid-void-type": "off",
      // State is replaced, not changed: its collections need not be watched.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" },
      ],
    },
  },
  {
    files: ["src/**"],
    // A test is in the folder of the code that it tests, and may import everything.
    ignores: ["**/*.test.ts"],
    plugins: { floors: { rules: { downwards } } },
    rules: { "floors/downwards": "error" },
  },
  {
    files: ["src/**"],
    // `generated/requests/` has a function for each path; the gallery has a server of its own.
    ignores: ["**/*.test.ts", "src/gallery/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          "Literal[value=/^\\u002Fapi\\u002F\\w/]",
          "TemplateElement[value.raw=/^\\u002Fapi\\u002F\\w/]",
          "SvelteLiteral[value=/^\\u002Fapi\\u002F\\w/]",
        ].map((selector) => ({
          selector,
          message: "Use the server's own list of routes (src/generated/requests).",
        })),
      ],
    },
  },
);
