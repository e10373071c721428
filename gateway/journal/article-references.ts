// GET /journal/articles/<id>.bib and .ris: an article for programs that keep references; `?lang=en` for
// English names and titles. The same for everyone.
import { type MadeAnswer, PUBLIC_CONTROL } from "#gateway/cache/public-cache.ts";
import { type FindPublicFile, languageIn } from "#gateway/cache/public-file.ts";
import { addressIn } from "#gateway/discovery/languages.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { Clock } from "#schema/context.ts";
import { readJournal } from "#schema/journal/journal/article-record.ts";
import { toBibtex } from "#schema/journal/journal/bibtex.ts";
import { readPublishedArticle } from "#schema/journal/journal/read-articles.ts";
import { toRis } from "#schema/journal/journal/ris.ts";
import { readId } from "#schema/validation/core/read-id.ts";
import { articleAddress } from "#schema/validation/site-paths.ts";

const FILE = /^\/journal\/articles\/(\d+)\.(bib|ris)$/;

/** Programs for references know their files by these types. */
const FORMATS = {
  bib: { type: "application/x-bibtex; charset=utf-8", write: toBibtex },
  ris: { type: "application/x-research-info-systems; charset=utf-8", write: toRis },
} as const;

/** @param options.publicUrl origin without a slash at the end */
export function createArticleReferences({
  clock,
  publicUrl,
}: {
  readonly clock: Clock;
  readonly publicUrl: string;
}): FindPublicFile {
  async function reference(id: number, ending: "bib" | "ris", language: Language): Promise<MadeAnswer> {
    const article = await readPublishedArticle(id, clock.now());
    if (!article) throw new HttpError("NOT_FOUND");
    const address = addressIn(language === "EN" ? "en" : "ko", publicUrl, articleAddress(id));
    const { type, write } = FORMATS[ending];
    return {
      status: 200,
      headers: {
        "content-type": type,
        "content-disposition": `attachment; filename="article-${id}.${ending}"`,
        "cache-control": PUBLIC_CONTROL,
      },
      body: write(article, await readJournal(), { language, address }),
      keep: true,
    };
  }

  return (path, query) => {
    const [, digits, ending] = FILE.exec(path) ?? [];
    const id = readId(digits);
    if (id === null) return null;
    if (ending !== "bib" && ending !== "ris") return null;
    const language = languageIn(query);
    return { key: `${path} ${language}`, make: () => reference(id, ending, language) };
  };
}
