// What this device keeps, so that its card room opens without a network: asked for, and removed.
import { Database } from "./database";
import { CACHE, FILES, keep, WEIGHTS } from "./files";
import { LOCK } from "./messages";
import script from "./worker?worker&url";

/** The keys of all tables and score pads (`dacabo.pocket.store`). */
const STREAMS = ["stream\0", "stream\u0001"] as const;

const ALL = [...FILES, ...WEIGHTS];
const MB = 1_000_000;
export const DOWNLOAD_MB = Math.ceil(ALL.reduce((sum, { size }) => sum + size, 0) / MB);
/** With the copy of the started interpreter, which is most of it. */
export const NEEDED_MB = 60;
/** What matches need. */
export const LEAST_MB = 5;

/** The time for the service worker: it registers some seconds after the page has opened. */
const PATIENCE_MS = 30_000;

/** Whether this browser has all that the room needs. */
export function canPlayHere(): boolean {
  return (
    isSecureContext &&
    ["WebAssembly", "caches", "DecompressionStream", "indexedDB"].every(
      (name) => name in globalThis,
    ) &&
    ["locks", "serviceWorker", "storage"].every((name) => name in navigator)
  );
}

/** Whether the room opens without a network; with `all`, also against every learned player. */
export async function isKept(all: boolean): Promise<boolean> {
  const urls = (all ? ALL : FILES).map(({ url }) => url);
  const found = await Promise.all([script, ...urls].map((url) => caches.match(url)));
  return found.every(Boolean);
}

/** Fetch everything; `arrived` is told how much of it is here, from 0 to 1. */
export async function keepAll(arrived: (share: number) => void): Promise<void> {
  const total = ALL.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  for (const file of ALL) {
    let part = 0;
    await keep(file, (bytes) => arrived((before + Math.min((part += bytes), file.size)) / total));
    arrived((before += file.size) / total);
  }
  await keepScripts();
}

/** Ask the service worker to keep the scripts of the room. */
export async function keepScripts(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise<boolean>((done) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => done(data);
    setTimeout(done, PATIENCE_MS, false);
  });
  void navigator.serviceWorker.ready.then(({ installing, waiting, active }) => {
    // A newer one waits until this page is closed; the scripts of the page are those it knows.
    (installing ?? waiting ?? active)?.postMessage("pocket", [port2]);
  });
  if (!(await kept)) throw new TypeError("offline");
}

/** The space that the browser still grants. */
export async function freeMB(): Promise<number> {
  const unknown: StorageEstimate = {};
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate().catch(() => unknown);
  return Math.floor((quota - usage) / MB);
}

/** Remove what can be fetched again. */
export async function removeFiles(): Promise<void> {
  await caches.delete(CACHE);
  await (await Database.open()).keepSnapshot("");
}

/** The number of tables and score pads of the room. */
export async function countMatches(): Promise<number> {
  const entries = await (await Database.open()).read(...STREAMS);
  return entries.length;
}

/** Remove everything that was ever played; false if another tab has the room open. */
export function removeMatches(): Promise<boolean> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await (await Database.open()).clear();
    return lock !== null;
  });
}
