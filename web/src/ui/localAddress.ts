/** Whether an address is that of the computer itself, in any of its forms. */
export function isLocalAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || /^127\./u.test(hostname);
}
