// Says what messengers show of a page that has a picture: a JPEG of 1200 x 630, because not all of them take
// WebP. It is made from the largest size when somebody first asks for it, and stored beside the others.
import { pipeline } from "node:stream/promises";
import { LRUCache } from "lru-cache";
import { makeSharePicture } from "#gateway/uploads/images.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { File } from "#prisma/generated/client.ts";
import { bytesOf, type StoredVariant, toVariants } from "#schema/core/files/stored-variants.ts";
import { SHARE_PART } from "#schema/validation/site-paths.ts";

type Row = Pick<File, "key" | "storedKey" | "variants" | "width">;

/** Of what was made since this gateway started: rows that are remembered do not know of it. */
const KNOWN = 2_000;

/** Adds the picture to a file's sizes. What is no image stays as it is. */
type WithSharePicture = <File extends Row>(file: File) => Promise<File>;

export function createSharePictures(store: FileStore): WithSharePicture {
  const known = new LRUCache<string, Promise<StoredVariant | null>>({ max: KNOWN });
  return async (file) => {
    const variants = toVariants(file.variants);
    if (variants.length === 0 || variants.some(({ format }) => format === "jpg")) return file;
    const key = bytesOf(file);
    const made = known.get(key) ?? makeOnce(store, file, key);
    known.set(key, made);
    // What could not be made is tried again by the next who asks.
    const variant = await made.catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    return variant === null ? file : { ...file, variants: [...variants, variant].map((one) => ({ ...one })) };
  };
}

/** Null where the bytes are away. */
async function makeOnce(store: FileStore, file: Row, key: string): Promise<StoredVariant | null> {
  const bytes = await store.open(`${key}/${file.width}.webp`);
  if (bytes === null) return null;
  const source = await store.receive(0);
  const picture = await store.receive(0);
  try {
    await pipeline(bytes, async (chunks) => {
      for await (const chunk of chunks) await source.append(chunk);
    });
    const made = await makeSharePicture(source.path, picture.path);
    await picture.keep(`${key}/${SHARE_PART}`);
    const variant: StoredVariant = { ...made, format: "jpg" };
    // Not of bytes that took their place meanwhile, and once where two gateways made it.
    await db.$executeRaw`
      UPDATE files SET variants = variants || ${JSON.stringify([variant])}::jsonb
      WHERE key = ${file.key} AND coalesce(stored_key, key) = ${key} AND NOT variants @> '[{"format": "jpg"}]'`;
    return variant;
  } finally {
    await source.discard();
    await picture.discard();
  }
}
