// For tests only: the values that Python provides for comparison (tests/web/test_units.py).
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    python: string;
  }
}

export function python<T>(part: string): T | undefined {
  return (JSON.parse(inject("python")) as Record<string, T>)[part];
}
