// The organiser's key behind the public one in the address: for this tab, and in no address.

const KEPT = "dacabo.print.";

export function storeOrganiserKey(publicKey: string, key: string): void {
  try {
    sessionStorage.setItem(KEPT + publicKey, key);
  } catch {
    // A private window: then a reload shows what everybody may print.
  }
}

export function organiserKey(publicKey: string): string | null {
  try {
    return sessionStorage.getItem(KEPT + publicKey);
  } catch {
    return null;
  }
}
