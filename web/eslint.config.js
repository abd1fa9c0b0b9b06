// What neither the type checker nor Prettier sees.
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
      // It cannot know how long a list is, and asks at every index.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Many requests are answered with nothing.
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
    // A test stands beside what it tests, and may look at everything.
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
