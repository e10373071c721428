// Files as a person hands them to a page: dropped, or pasted.
import type { Locator } from "@playwright/test";
import sharp from "sharp";

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture of one colour, with the name of a phone's camera roll. */
export async function picture(name: string, background: string): Promise<GivenFile> {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  return { name, mimeType: "image/png", buffer: await image.png().toBuffer() };
}

/** Hands files to an element as a drop or a paste of the person would: the browser itself makes no other way of it. */
export async function handFiles(
  target: Locator,
  how: "drop" | "paste",
  files: readonly GivenFile[],
): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString("base64"),
  }));
  await target.evaluate(
    async (element, { way, list }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const both = { bubbles: true, cancelable: true };
      if (way === "paste")
        element.dispatchEvent(new ClipboardEvent("paste", { ...both, clipboardData: data }));
      else {
        const { left, top } = element.getBoundingClientRect();
        const at = { ...both, dataTransfer: data, clientX: left + 20, clientY: top + 20 };
        for (const type of ["dragenter", "dragover", "drop"]) element.dispatchEvent(new DragEvent(type, at));
      }
    },
    { way: how, list: given },
  );
}
