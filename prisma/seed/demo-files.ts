// Puts the demo's pictures and attachments into the file store. Pictures are drawn as SVG and kept as WebP in three sizes; AVIF, which
// uploads get as well, would take longer than all the rest of a first start.
import pLimit from "p-limit";
import sharp from "sharp";
import { newFileKey } from "#prisma/file-key.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { AttachmentSource } from "#prisma/seed/content/post-source.ts";
import { HEIGHT, type Picture, toSvg, WIDTH } from "#prisma/seed/images/picture.ts";
import { pictures } from "#prisma/seed/images/pictures.ts";
import type { FileStore } from "#schema/context.ts";
import { onePagePdf } from "./one-page-pdf.ts";

/** Rows of files whose bytes are stored; pictures by their name, attachments by their source. */
export interface DemoFiles {
  readonly pictures: ReadonlyMap<string, Prisma.FileCreateManyInput>;
  readonly attachments: ReadonlyMap<AttachmentSource, Prisma.FileCreateManyInput>;
}

/** A first start waits for these pictures. Lossy and with the least effort they take a quarter of the time, and 20 kB each. */
const WEBP = { quality: 80, effort: 0 };
const SMALL_WIDTHS = [320, 640];
/** One of libuv's four threads stays free: signing in to PostgreSQL needs one, too, and gives up after two seconds. */
const drawing = pLimit(3);

/** The bytes of a picture, the same on every machine with the same sharp. */
export function rasterise(picture: Picture): Promise<Buffer> {
  return sharp(Buffer.from(toSvg(picture)))
    .webp(WEBP)
    .toBuffer();
}

/** Stores all pictures, and the attachments. */
export async function writeDemoFiles(
  store: FileStore,
  attachments: readonly AttachmentSource[],
): Promise<DemoFiles> {
  const [drawn, written] = await Promise.all([
    Promise.all(pictures.map(async (picture) => [picture.name, await writePicture(store, picture)] as const)),
    Promise.all(attachments.map(async (source) => [source, await writeAttachment(store, source)] as const)),
  ]);
  return { pictures: new Map(drawn), attachments: new Map(written) };
}

/** Takes back what was stored for a seeding that did not happen. */
export async function discardDemoFiles(store: FileStore, files: DemoFiles): Promise<void> {
  const rows = [...files.pictures.values(), ...files.attachments.values()];
  await Promise.all(rows.map(({ key }) => store.remove(key)));
}

async function writePicture(store: FileStore, picture: Picture): Promise<Prisma.FileCreateManyInput> {
  const key = newFileKey();
  const bytes = await drawing(() => rasterise(picture));
  const small = await Promise.all(SMALL_WIDTHS.map((width) => writeSmall(store, key, bytes, width)));
  await store.write(`${key}/${WIDTH}.webp`, bytes);
  const { altKo, altEn, name } = picture;
  const full = { width: WIDTH, height: HEIGHT, size: bytes.length };
  const variants = [...small, { ...full, format: "webp" }];
  const image = { kind: "IMAGE", mimeType: "image/webp", altKo, altEn, variants } as const;
  return { key, name: `${name}.webp`, ...full, ...image };
}

async function writeSmall(store: FileStore, key: string, full: Buffer, width: number) {
  const { data, info } = await drawing(() =>
    sharp(full).resize(width).webp(WEBP).toBuffer({ resolveWithObject: true }),
  );
  await store.write(`${key}/${width}.webp`, data);
  return { width, height: info.height, format: "webp", size: data.length } as const;
}

async function writeAttachment(
  store: FileStore,
  source: AttachmentSource,
): Promise<Prisma.FileCreateManyInput> {
  const key = newFileKey();
  const bytes = onePagePdf(source.title, source.lines);
  await store.write(key, bytes);
  return { key, name: source.name.normalize("NFC"), mimeType: "application/pdf", size: bytes.length };
}
