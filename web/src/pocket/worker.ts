// The web worker with the card room: it starts Python and carries messages between the page and it.
import type { PyProxy } from "pyodide/ffi";
import { Database } from "./database";
import { Damaged, FILES, read, WEIGHTS } from "./files";
import * as matrices from "./matrices";
import { LOCK, type Answer, type Failure, type FromWorker } from "./messages";
import type { Request, ToWorker } from "./messages";
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

const BUILD = FILES.map(({ hash }) => hash).join();

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
    closed: (code: number, reason: string) => tell({ kind: "closed", socket, code, reason }),
    forgotten: () => sockets.delete(socket),
  };
  sockets.set(socket, room.connect(path, page));
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
  const python = await startPython(contents, snapshot);
  if (!snapshot) {
    const made = python.makeMemorySnapshot();
    void database.keepSnapshot(BUILD, made).catch(() => undefined); // The next start is slower.
  }
  python.registerJsModule("dacabo_matrices", matrices);
  const browser = python.pyimport("dacabo.pocket.browser") as unknown as {
    open_room(worker: object): Promise<Room>;
  };
  const weights = (game: string) => read(WEIGHTS.find((file) => file.game === game)!);
  const room = await browser.open_room({ database, weights });
  tell({ kind: "ready" });
  return room;
}

/** Wait until no other tab has the room; it says so meanwhile. */
function lock(): Promise<void> {
  return new Promise((locked) => {
    const hold = () => {
      locked();
      return new Promise<never>(() => undefined); // Until the worker ends.
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, (held) => {
      if (held) return hold();
      tell({ kind: "elsewhere" });
      void navigator.locks.request(LOCK, hold);
      return undefined;
    });
  });
}

function codeOf(error: unknown): Failure {
  if (error instanceof Damaged) return "damaged";
  if (error instanceof TypeError) return "offline"; // What `fetch` throws.
  if (error instanceof RangeError || error instanceof WebAssembly.CompileError) return "too-weak";
  return error instanceof Error && error.message === "store-full" ? "store-full" : "failed";
}
