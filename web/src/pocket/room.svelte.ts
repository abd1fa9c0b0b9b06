// The card room on this device, as the page sees it: a transport, and how far its start has come.
import { useTransport, type Socket, type Transport } from "../app/transport";
import type { Failure, FromWorker, ToWorker } from "./messages";
import script from "./worker?worker&url";

export class PocketRoom implements Transport {
  readonly isLocal = true;
  /** How far the start has come. */
  state = $state<"fetching" | "starting" | "ready" | "elsewhere" | "failed">("fetching");
  /** How much of the download has arrived, from 0 to 1. */
  share = $state(0);
  failure = $state<Failure>();
  readonly opened: Promise<void>;
  #open!: () => void;
  #worker = new Worker(script, { type: "module" });
  #answers = new Map<number, (answer: Response) => void>();
  #sockets = new Map<number, PocketSocket>();
  #last = 0;

  constructor() {
    this.opened = new Promise((open) => (this.#open = open));
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = () => this.fail("failed");
  }

  async request(path: string, { method = "GET", headers, body }: RequestInit = {}) {
    const id = ++this.#last;
    const content = new Uint8Array(await new Response(body).arrayBuffer());
    const sent = { method, path, headers: headers as Record<string, string>, body: content };
    return new Promise<Response>((answer) => {
      this.#answers.set(id, answer);
      this.say({ kind: "request", id, ...sent, headers: sent.headers ?? {} });
    });
  }

  connect(path: string): Socket {
    const socket = new PocketSocket(++this.#last, this);
    this.#sockets.set(socket.id, socket);
    this.say({ kind: "connect", socket: socket.id, path });
    return socket;
  }

  say(message: ToWorker): void {
    if (message.kind === "leave") this.#sockets.delete(message.socket);
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case "fetching":
        this.state = "fetching";
        this.share = message.share;
        break;
      case "starting":
      case "ready":
      case "elsewhere":
        this.state = message.kind;
        if (message.kind === "ready") this.#open();
        break;
      case "failed":
        this.fail(message.code);
        break;
      case "answer": {
        const { status, headers, body } = message;
        const content = body.length ? (body as Uint8Array<ArrayBuffer>) : null;
        this.#answers.get(message.id)?.(new Response(content, { status, headers }));
        this.#answers.delete(message.id);
        break;
      }
      default:
        this.#sockets.get(message.socket)?.hear(message);
        if (message.kind === "closed") this.#sockets.delete(message.socket);
    }
  }

  /** Another tab may have the room then. */
  fail(failure: Failure): void {
    this.#worker.terminate();
    this.state = "failed";
    this.failure = failure;
  }
}

/** A WebSocket to the room. */
class PocketSocket implements Socket {
  readyState: Socket["readyState"] = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    readonly id: number,
    private readonly room: PocketRoom,
  ) {}

  send(text: string): void {
    this.room.say({ kind: "say", socket: this.id, text });
  }

  close(): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.readyState = WebSocket.CLOSED;
    this.room.say({ kind: "leave", socket: this.id });
  }

  hear(message: Extract<FromWorker, { socket: number }>): void {
    if (this.readyState === WebSocket.CLOSED) return;
    const socket = this as unknown as WebSocket;
    if (message.kind === "opened") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(socket, new Event("open"));
    } else if (message.kind === "text") {
      this.onmessage?.call(socket, new MessageEvent("message", { data: message.text }));
    } else {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.call(socket, new CloseEvent("close", message));
    }
  }
}

let room: PocketRoom | undefined;

/** The room of this device; the first call starts it. */
export function pocketRoom(): PocketRoom {
  return (room ??= new PocketRoom());
}

/** From now on the app plays on this device. */
export function playHere(): PocketRoom {
  const here = pocketRoom();
  useTransport(here);
  return here;
}
