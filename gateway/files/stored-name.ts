// Says where a store has what is called by a key, or by a key and a size: `ab/cd/abcd…`, so that no folder
// grows too large to list, and
// `ab/cd/abcd…-640.webp`.
import { isFileKey } from "#prisma/file-key.ts";

/** What may follow a key: a size of an image, or a manuscript as its reviewers get it (make-blind-copy.ts). */
const VARIANT = /^(?:\d{1,5}\.(?:avif|webp|jpg)|blind\d{1,3}-[0-9a-f]{0,16})$/;

/** @throws RangeError for anything that is not a key, or a key and a size: no text from outside becomes a path */
export function storedName(name: string): string {
  const [key = "", variant, ...more] = name.split("/");
  if (!isFileKey(key) || more.length > 0) throw new RangeError("Not a file key");
  if (variant !== undefined && !VARIANT.test(variant)) throw new RangeError("Not a size of an image");
  const file = variant === undefined ? key : `${key}-${variant}`;
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${file}`;
}
