// Where requests and sockets go: to the server, or to the card room on this device.

/** What the app needs of a WebSocket. */
export type Socket = Pick<
  WebSocket,
  "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose"
>;

export interface Transport {
  /** Whether this is the card room on this device, which nobody else can enter. */
  readonly isLocal?: boolean;
  request(path: string, request?: RequestInit): Promise<Response>;
  connect(path: string): Socket;
}

let current: Transport = {
  request: (path, request) => fetch(path, request),
  connect: (path) => new WebSocket(location.origin.replace("http", "ws") + path),
};

export const transport = (): Transport => current;

/** From now on, requests and new sockets go there. */
export function useTransport(other: Transport): void {
  current = other;
}
