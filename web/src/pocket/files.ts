// The files of the card room on one device: fetched once, compared with their hashes, and kept.
import found, { type PocketFile } from "pocket:files";
import type { Failure } from "./messages";

export const CACHE = "dacabo-pocket";

/** What has to be there before Python can start; the weights of learned players are not. */
export const FILES = found.filter(({ game }) => game === undefined);
export const WEIGHTS = found.filter(({ game }) => game !== undefined);

/** A file that arrives damaged, even when it is fetched again. */
export class Damaged extends Error {}

/** The content of a file; `arrived` is told of each part that comes over the network. */
export async function read(
  file: PocketFile,
  arrived?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await keep(file, arrived);
  return file.isPacked ? unpack(content) : content;
}

/** Fetch a file, if it is not here already, and keep it. */
export async function keep(
  file: PocketFile,
  arrived: (bytes: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await caches.open(CACHE);
  for (const mode of ["force-cache", "reload"] as const) {
    const kept = mode === "force-cache" ? await cache.match(file.url) : undefined;
    const answer = kept ?? (await fetch(file.url, { cache: mode }));
    if (!answer.ok) throw new TypeError(`${answer.status}`);
    const packed = await collect(answer, kept ? () => undefined : arrived);
    if ((await hashOf(packed)) === file.hash) {
      if (!kept) await cache.put(file.url, new Response(packed));
      return packed;
    }
    await cache.delete(file.url);
  }
  throw new Damaged(file.name);
}

async function collect(
  answer: Response,
  arrived: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    arrived(part.value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Why the room cannot be opened or kept, after this error. */
export function codeOf(error: unknown): Failure {
  if (error instanceof Damaged) return "damaged";
  if (error instanceof TypeError) return "offline"; // What `fetch` throws.
  if (error instanceof RangeError || error instanceof WebAssembly.CompileError) return "too-weak";
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  return isFull || (error instanceof Error && error.message === "store-full")
    ? "store-full"
    : "failed";
}
