// The card room on this device, for an app without a server.
import { useTransport } from "../app/transport";

/** From now on, requests wait for the room on this device. */
export async function start(): Promise<void> {
  useTransport({
    isLocal: true,
    request: () => Promise.reject(new Error("The room on this device is not built yet.")),
    connect: () => {
      throw new Error("The room on this device is not built yet.");
    },
  });
}
