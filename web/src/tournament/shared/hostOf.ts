/** The host to which a browser goes with an address; empty if that is no web page. */
export function hostOf(address: string): string {
  try {
    const { protocol, host } = new URL(address);
    return protocol === "https:" || protocol === "http:" ? host : "";
  } catch {
    return "";
  }
}
