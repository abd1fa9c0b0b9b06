/** Whether an address is that of the computer itself, whichever it is. */
export function isLocalAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || /^127\./u.test(hostname);
}
