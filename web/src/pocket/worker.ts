// The web worker with the card room: it starts Python and carries messages between the page and it.
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { Database } from "./database";
import { codeOf, FILES, read, WEIGHTS } from "./files";
import * as matrices from "./matrices";
import { LOCK, type Answer, type FromWorker, type Request, type ToWorker } from "./messages";
import { startPython, type Contents } from "./python";

/** `BrowserRoom` in Python. */
interface Room {
  request(method: string, path: string, headers: object, body: Uint8Array): Promise<PyProxy>;
  connect(path: string, page: object): Socket;
}
/** `PocketSocket` in Python. */
interface Socket extends PyProxy {
  say(text: string): void;
  leave(): void;
}

/** The name of this script follows from its content, which has the hashes of all files. */
const BUILD = location.pathname;

const tell = (message: FromWorker) => postMessage(message);
const sockets = new Map<number, Socket>();
const opening = open();
opening.catch((error: unknown) => tell({ kind: "failed", code: codeOf(error) }));

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void hear(data));

async function hear(message: ToWorker): Promise<void> {
  const room = await opening;
  switch (message.kind) {
    case "request":
      tell({ kind: "answer", id: message.id, ...(await answer(room, message)) });
      break;
    case "connect":
      connect(room, message.socket, message.path);
      break;
    case "say":
      sockets.get(message.socket)?.say(message.text);
      break;
    case "leave":
      sockets.get(message.socket)?.leave();
      forget(message.socket);
  }
}

async function answer(room: Room, { method, path, headers, body }: Request): Promise<Answer> {
  const answered = await room.request(method, path, headers, body).catch(() => null);
  if (!answered) return { status: 500, headers: [], body: new Uint8Array() };
  const [status, given, content] = answered.toJs() as [number, [string, string][], Uint8Array];
  answered.destroy();
  return { status, headers: given, body: content };
}

function connect(room: Room, socket: number, path: string): void {
  const page = {
    opened: () => tell({ kind: "opened", socket }),
    hear: (text: string) => tell({ kind: "text", socket, text }),
    closed: (code: number, reason: string) => {
      tell({ kind: "closed", socket, code, reason });
      forget(socket);
    },
  };
  sockets.set(socket, room.connect(path, page));
}

function forget(socket: number): void {
  sockets.get(socket)?.destroy();
  sockets.delete(socket);
}

async function open(): Promise<Room> {
  await lock();
  const database = await Database.open();
  const total = FILES.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const arrived = (bytes: number) => tell({ kind: "fetching", share: (done += bytes) / total });
  const all = FILES.map(async (file) => [file.name, await read(file, arrived)] as const);
  const contents: Contents = Object.fromEntries(await Promise.all(all));
  tell({ kind: "starting" });
  const snapshot = await database.snapshot(BUILD).catch(() => undefined);
  const python = await startPython(contents, snapshot).catch(async (error: unknown) => {
    await database.keepSnapshot("").catch(() => undefined); // The next start does without it.
    throw error;
  });
  if (!snapshot) void keepSnapshot(python, database).catch(() => undefined);
  python.registerJsModule("dacabo_matrices", matrices);
  const browser = python.pyimport("dacabo.pocket.browser") as unknown as {
    open_room(worker: object): Promise<Room>;
  };
  const weights = (game: string) => read(WEIGHTS.find((file) => file.game === game)!);
  const room = await browser.open_room({ database, weights });
  tell({ kind: "ready" });
  return room;
}

/** The next start takes a moment then. It takes as long as this one if there is no space. */
async function keepSnapshot(python: PyodideAPI, database: Database): Promise<void> {
  await database.keepSnapshot(BUILD, python.makeMemorySnapshot());
}

/** Wait until no other tab has the room; it says so meanwhile. */
function lock(): Promise<void> {
  return new Promise((locked, failed) => {
    const hold = () => {
      locked();
      return new Promise<never>(() => undefined); // Until the worker ends.
    };
    const first = navigator.locks.request(LOCK, { ifAvailable: true }, (held) => {
      if (held) return hold();
      tell({ kind: "elsewhere" });
      navigator.locks.request(LOCK, hold).catch(failed);
      return undefined;
    });
    first.catch(failed);
  });
}
