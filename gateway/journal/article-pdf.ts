// GET /journal/articles/<id>.pdf leads to the file, which is where readings are counted.
import type { MadeAnswer } from "#gateway/cache/public-cache.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { Clock } from "#schema/context.ts";
import { fileUrl } from "#schema/core/files/file.ts";
import { countDownload } from "#schema/journal/journal/count-download.ts";
import { readPublishedArticle } from "#schema/journal/journal/read-articles.ts";
import { readId } from "#schema/validation/core/read-id.ts";

const FILE = /^\/journal\/articles\/(\d+)\.pdf$/;

/** The article whose PDF a path asks for; null for any other path. */
export const articleOfPdf = (path: string): number | null => readId(FILE.exec(path)?.[1]);

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
