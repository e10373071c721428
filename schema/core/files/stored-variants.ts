// Defines where a file's bytes are, and the sizes an image was made in, as the columns hold them.
// gateway/uploads/ wrote them, so this only checks that it is a list of sizes.
import type { Prisma } from "#prisma/generated/client.ts";

export interface StoredVariant {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pages show avif and webp. A jpg is what messengers show of a page (gateway/files/share-pictures.ts). */
  readonly format: "avif" | "webp" | "jpg";
  /** Bytes. */
  readonly size: number;
}

/** The key under which the store has the bytes of a file. */
export const bytesOf = (file: { readonly key: string; readonly storedKey: string | null }): string =>
  file.storedKey ?? file.key;

/** The sizes that pages show. */
export const shownVariants = (stored: Prisma.JsonValue): readonly StoredVariant[] =>
  toVariants(stored).filter(({ format }) => format !== "jpg");

/** The stored list, smallest first as it was written. Throws on anything else: the row was not written by us. */
export function toVariants(stored: Prisma.JsonValue): readonly StoredVariant[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [null];
  if (list.every(isVariant)) return list;
  throw new Error("Stored variants are not a list of sizes");
}

function isVariant(value: unknown): value is StoredVariant {
  return (
    typeof value === "object" &&
    value !== null &&
    "width" in value &&
    typeof value.width === "number" &&
    "height" in value &&
    typeof value.height === "number" &&
    "format" in value &&
    (value.format === "avif" || value.format === "webp" || value.format === "jpg") &&
    "size" in value &&
    typeof value.size === "number"
  );
}
