/** Let a browser save a file under a name that is valid on every system. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileNameFor(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The name without what no system allows, and with one dot before its ending: `Club e. V.xlsx`. */
export function fileNameFor(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{C}]+/gu, "-").replace(/[.\s]+(?=\.[^.\s]+$)/u, "");
}
