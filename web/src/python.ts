// For tests only: what Python gave to be compared with (tests/web/test_units.py writes it).
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    python: string;
  }
}

export function python<T>(part: string): T | undefined {
  return (JSON.parse(inject("python")) as Record<string, T>)[part];
}
