// From a received file to a row: first the bytes are forced to the disk, then the row is written. A step that
// fails undoes what it made. A kill leaves at most bytes without a row, which the sweep finds
// (sweep-files.ts).
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { FileStore, IncomingFile } from "#prisma/file-store.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { askForText } from "#schema/core/files/ask-for-text.ts";
import { isReadable } from "#schema/core/files/file-text.ts";
import type { StoredVariant } from "#schema/core/files/stored-variants.ts";
import {
  ATTACHMENT_TYPES,
  type AttachmentEnding,
  attachmentEnding,
  cleanFileName,
  type UploadKind,
} from "#schema/validation/core/files.ts";
import { hasContentOfItsEnding } from "./content-type.ts";
import type { BitmapEnding, CleanBitmap, EncodedVariant } from "./image-work.ts";
import { cleanBitmap, encodeVariants } from "./images.ts";
import { storeScript } from "./store-script.ts";

/** A received file and what the sender says about it. */
interface Received {
  readonly kind: UploadKind;
  /** As it was sent. */
  readonly name: string;
  readonly file: IncomingFile;
  /** Bytes. */
  readonly size: number;
  /** Null: somebody without an account, who is not to be known. */
  readonly uploadedById: number | null;
  /** Ends what is done with it. */
  readonly signal?: AbortSignal;
}

/** The row of a stored upload. */
export type StoredUpload = Prisma.FileGetPayload<Record<string, never>>;

type Content = Pick<
  Prisma.FileUncheckedCreateInput,
  "kind" | "name" | "mimeType" | "size" | "width" | "height"
> & { readonly variants?: StoredVariant[] };

/** @throws HttpError FILE_TYPE_REFUSED, IMAGE_TOO_LARGE, FILE_DAMAGED; what the disk or the database say */
export async function storeUpload(store: FileStore, received: Received): Promise<StoredUpload> {
  const key = newFileKey();
  const { kind, uploadedById } = received;
  try {
    const { variants = [], ...content } = await (isPicture(kind)
      ? storeImage(store, key, received, kind)
      : storeAttachment(store, key, received, kind));
    const list = variants.map((variant) => ({ ...variant }));
    return await db.$transaction(async (tx) => {
      const file = await tx.file.create({ data: { key, ...content, variants: list, uploadedById } });
      if (isReadable(file) || file.kind === "MANUSCRIPT") await askForText(tx, [file]);
      return file;
    });
  } catch (error) {
    await store.remove(key);
    throw error;
  }
}

const IMAGE_KINDS = { image: "IMAGE", photo: "PHOTO" } as const;
const isPicture = (kind: UploadKind): kind is keyof typeof IMAGE_KINDS => Object.hasOwn(IMAGE_KINDS, kind);

/** Stored unchanged. */
const ATTACHMENT_KINDS = {
  attachment: "ATTACHMENT",
  proof: "PROOF",
  manuscript: "MANUSCRIPT",
  script: "SCRIPT",
  answer: "ANSWER",
  slides: "SLIDES",
} as const;

async function storeImage(
  store: FileStore,
  key: string,
  { file, name, signal }: Received,
  sentFor: keyof typeof IMAGE_KINDS,
): Promise<Content> {
  const variants: StoredVariant[] = [];
  const keep = async ({ bytes, ...variant }: EncodedVariant) => {
    await store.write(`${key}/${variant.width}.${variant.format}`, bytes);
    variants.push({ ...variant, size: bytes.length });
  };
  await encodeVariants(file.path, keep, signal);
  // The file itself is its largest WebP: every browser shows it, and so does every program it is saved for.
  const largest = variants.findLast(({ format }) => format === "webp");
  if (!largest) throw new HttpError("FILE_DAMAGED");
  const { width, height, size } = largest;
  const stem = cleanFileName(name).replace(/\.\w{1,9}$/, "") || "image";
  const kind = IMAGE_KINDS[sentFor];
  return { kind, name: `${stem}.webp`, mimeType: "image/webp", size, width, height, variants };
}

async function storeAttachment(
  store: FileStore,
  key: string,
  received: Received,
  sentFor: keyof typeof ATTACHMENT_KINDS,
): Promise<Content> {
  const name = cleanFileName(received.name);
  const ending = attachmentEnding(name);
  if (ending === null) throw new HttpError("FILE_TYPE_REFUSED");
  const { file, size } = received;
  if (!(await hasContentOfItsEnding(file.path, ending))) throw new HttpError("FILE_DAMAGED");
  const content = { kind: ATTACHMENT_KINDS[sentFor], name, mimeType: ATTACHMENT_TYPES[ending] } as const;
  if (isBitmap(ending)) {
    return { ...content, ...(await storeBitmap(store, key, received, ending)) };
  }
  if (sentFor === "script") return { ...content, ...(await storeScript(store, key, received, ending)) };
  await file.keep(key);
  return { ...content, size };
}

async function storeBitmap(
  store: FileStore,
  key: string,
  { file, signal }: Received,
  ending: BitmapEnding,
): Promise<CleanBitmap> {
  const clean = await store.receive(0);
  try {
    const bitmap = await cleanBitmap(file.path, ending, clean.path, signal);
    await clean.keep(key);
    return bitmap;
  } finally {
    await clean.discard();
  }
}

function isBitmap(ending: AttachmentEnding): ending is BitmapEnding {
  return ending === "png" || ending === "jpg" || ending === "webp";
}
