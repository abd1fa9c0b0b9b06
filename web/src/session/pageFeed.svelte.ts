// The live page of a pad or a tournament: the messages of the server to the holder of a link.
import type { Draft, Drafts, Page, ToWatcher, Watch } from "../generated/protocol";
import { watch } from "../generated/requests/sockets";
import { isOtherBuild } from "./appVersion";
import { ReconnectingSocket } from "./reconnectingSocket";

export class PageFeed {
  connection = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  /** The error code of the end of the connection. */
  closedFor = $state("");
  page = $state.raw<Page | null>(null);
  /** Whether the server's app differs from this one. */
  outdated = $state(false);
  /** The drafts of the phones around each pad. */
  drafts = $state.raw<Readonly<Record<string, Drafts>>>({});

  #socket: ReconnectingSocket | null = null;
  #ahead = $state(0);

  constructor(readonly key: string) {}

  begin(): void {
    const socket = new ReconnectingSocket(watch(), {
      opened: () => socket.send({ type: "watch", key: this.key } satisfies Watch),
      hear: (text) => this.#hear(JSON.parse(text) as ToWatcher),
      changed: (state, reason) => {
        this.connection = state;
        this.closedFor = reason;
      },
    });
    this.#socket = socket;
  }

  /** Tell the other phones at a pad about the draft here. */
  draft(draft: Draft): void {
    this.#socket?.send(draft);
  }

  end(): void {
    this.#socket?.end();
    this.#socket = null;
  }

  /** The server's time now, in milliseconds since 1970: a phone's own clock may be wrong. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  #hear(message: ToWatcher): void {
    if (message.type === "drafts") this.drafts = { ...this.drafts, [message.pad]: message };
    if (message.type !== "shown") return;
    this.#socket?.settled();
    this.#ahead = message.now - Date.now();
    this.page = message.page;
    this.outdated = isOtherBuild(message.build);
    this.connection = "open";
  }
}
