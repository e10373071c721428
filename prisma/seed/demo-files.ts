// Puts the demo's pictures and attachments into the file store. Pictures are drawn as SVG and stored as WebP
// in three sizes; AVIF, which uploads get as well, would take longer than all the rest of a first start.
import pLimit from "p-limit";
import sharp from "sharp";
import { newFileKey } from "#prisma/file-key.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { AttachmentSource } from "#prisma/seed/content/post-source.ts";
import { HEIGHT, type Picture, toSvg, WIDTH } from "#prisma/seed/images/picture.ts";
import { pictures } from "#prisma/seed/images/pictures.ts";
import { type ArticlePdf, articlePages } from "./article-pages.ts";
import type { PrintedArticle } from "./demo-issues.ts";
import { onePagePdf } from "./one-page-pdf.ts";

/** Rows of files whose bytes are stored; pictures by their name, attachments and articles by their source. */
export interface DemoFiles {
  readonly pictures: ReadonlyMap<string, Prisma.FileCreateManyInput>;
  readonly attachments: ReadonlyMap<AttachmentSource, Prisma.FileCreateManyInput>;
  readonly articles: ReadonlyMap<PrintedArticle, Prisma.FileCreateManyInput>;
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

/** What is written beside the pictures. */
interface WantedFiles {
  readonly attachments: readonly AttachmentSource[];
  readonly articles: readonly PrintedArticle[];
  readonly articlePdf: ArticlePdf;
}

/** Stores all pictures, the attachments, and the articles of the journal. */
export async function writeDemoFiles(
  store: FileStore,
  { attachments, articles, articlePdf }: WantedFiles,
): Promise<DemoFiles> {
  const [drawn, written, printed] = await Promise.all([
    Promise.all(pictures.map(async (picture) => [picture.name, await writePicture(store, picture)] as const)),
    Promise.all(attachments.map(async (source) => [source, await writeAttachment(store, source)] as const)),
    Promise.all(
      articles.map(async (article) => [article, await writeArticle(store, article, articlePdf)] as const),
    ),
  ]);
  return { pictures: new Map(drawn), attachments: new Map(written), articles: new Map(printed) };
}

/** Takes back what was stored for a seeding that did not happen. */
export async function discardDemoFiles(store: FileStore, files: DemoFiles): Promise<void> {
  const { pictures: drawn, attachments, articles } = files;
  const rows = [...drawn.values(), ...attachments.values(), ...articles.values()];
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

async function writeArticle(
  store: FileStore,
  article: PrintedArticle,
  articlePdf: ArticlePdf,
): Promise<Prisma.FileCreateManyInput> {
  const key = newFileKey();
  const bytes = await articlePdf(articlePages(article));
  await store.write(key, bytes);
  const name = `${article.volume}-${article.number}-${article.firstPage}.pdf`;
  return { key, name, mimeType: "application/pdf", size: bytes.length };
}
