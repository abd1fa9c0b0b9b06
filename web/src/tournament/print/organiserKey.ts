// The organiser's key behind the public one in the address: this tab stores it, but no address has
// it.

const KEPT = "dacabo.print.";

export function storeOrganiserKey(publicKey: string, key: string): void {
  try {
    sessionStorage.setItem(KEPT + publicKey, key);
  } catch {
    // In a private window a reload shows only the public sheets.
  }
}

export function organiserKey(publicKey: string): string | null {
  try {
    return sessionStorage.getItem(KEPT + publicKey);
  } catch {
    return null;
  }
}
