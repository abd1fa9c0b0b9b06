// A picture goes to other apps where the device can send files, and onto the device elsewhere.
import { saveFile } from "../../ui/saveFile";

export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (!navigator.canShare?.({ files: [file] })) {
    saveFile(file, name);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Whoever changes their mind has not failed; a browser that refuses after all has.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(file, name);
  }
}
