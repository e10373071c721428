// A picture that a text holds itself, as a data: address.
import type { TextPicture } from "./post-files.ts";

const DATA = /^data:image\/(png|jpe?g|gif|webp);base64,([\s\S]*)$/i;

/** @param number distinguishes it from others of its post; null: the address is none */
export function dataPicture(address: string, number: number): TextPicture | null {
  const [, ending = "", encoded = ""] = DATA.exec(address.trim()) ?? [];
  if (ending === "") return null;
  const name = `picture-${number + 1}.${ending.toLowerCase()}`;
  return { path: name, name, bytes: Buffer.from(encoded, "base64") };
}
