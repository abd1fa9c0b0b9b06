/** Let a browser save a file under a name that is valid on every system. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|\p{C}]+/gu, "-");
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
