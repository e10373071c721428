// GET /journal/articles/<id>.pdf leads to the file, which is where readings are counted.
import type { MadeAnswer } from "#gateway/cache/public-cache.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { Clock } from "#schema/context.ts";
import { fileUrl } from "#schema/files/file.ts";
import { countDownload } from "#schema/journal/count-download.ts";
import { readPublishedArticle } from "#schema/journal/read-articles.ts";

const FILE = /^\/journal\/articles\/([1-9]\d{0,9})\.pdf$/;

/** The article whose PDF a path asks for; null for any other path. */
export function articleOfPdf(path: string): number | null {
  const id = FILE.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/**
 * @param counts whether this is a reading
 * @throws HttpError NOT_FOUND
 */
export async function leadToPdf(id: number, counts: boolean, clock: Clock): Promise<MadeAnswer> {
  const article = await readPublishedArticle(id, clock.now());
  if (!article?.file) throw new HttpError("NOT_FOUND");
  if (counts) await countDownload(id, clock.now());
  // Cached nowhere, or a second reading would not be asked for here.
  const headers = { location: fileUrl(article.file), "cache-control": "no-store" };
  return { status: 302, headers, body: "", keep: false };
}
