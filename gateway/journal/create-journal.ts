// GET /journal/articles/<id>.pdf leads to the file, which is where readings are counted; .bib and .ris are made once a content version;
// `?lang=en` for English names and titles.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type MadeAnswer, PUBLIC_CONTROL, PublicCache } from "#gateway/cache/public-cache.ts";
import { addressIn } from "#gateway/discovery/languages.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import { fileUrl } from "#schema/files/file.ts";
import { readJournal } from "#schema/journal/article-record.ts";
import { toBibtex } from "#schema/journal/bibtex.ts";
import { countDownload } from "#schema/journal/count-download.ts";
import { readPublishedArticle } from "#schema/journal/read-articles.ts";
import { toRis } from "#schema/journal/ris.ts";
import { articleAddress } from "#schema/validation/site-paths.ts";
import { createReaders } from "./count-readers.ts";
import { createOai } from "./oai.ts";

const CACHE_BYTES = 8 * 1024 * 1024;

const FILE = /^\/journal\/articles\/([1-9]\d{0,9})\.(pdf|bib|ris)$/;

/** Programs for references know their files by these types. */
const FORMATS = {
  bib: { type: "application/x-bibtex; charset=utf-8", write: toBibtex },
  ris: { type: "application/x-research-info-systems; charset=utf-8", write: toRis },
} as const;

export interface JournalDependencies {
  readonly contentCache: ContentCache;
  readonly clock: Clock;
  /** Origin without a slash at the end. */
  readonly publicUrl: string;
  readonly trustProxy: number;
}

export interface Journal {
  /** What answers a path of its own; null for any other. */
  get(path: string): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null;
}

export function createJournal({ contentCache, clock, publicUrl, trustProxy }: JournalDependencies): Journal {
  const cache = new PublicCache({ contentCache, clock, maxBytes: CACHE_BYTES });
  const readers = createReaders(clock, trustProxy);
  const oai = createOai({ clock, publicUrl });

  async function leadToPdf(id: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const article = await readPublishedArticle(id, clock.now());
    if (!article?.file) throw new HttpError("NOT_FOUND");
    if (readers.isReading(request, id)) await countDownload(id, clock.now());
    // Kept nowhere, or a second reading would not be asked for here.
    response.writeHead(302, { location: fileUrl(article.file), "cache-control": "no-store" }).end();
  }

  async function citation(id: number, ending: "bib" | "ris", language: Language): Promise<MadeAnswer> {
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

  return {
    get: (path) => {
      if (path === "/oai") return oai;
      const [, id, ending] = FILE.exec(path) ?? [];
      if (id === undefined) return null;
      return async (request, response) => {
        if (request.method !== "GET" && request.method !== "HEAD") {
          throw new HttpError("METHOD_NOT_ALLOWED", { headers: { allow: "GET, HEAD" } });
        }
        await contentCache.caughtUp();
        if (ending !== "bib" && ending !== "ris") return await leadToPdf(Number(id), request, response);
        const [, query = ""] = (request.url ?? "").split("?", 2);
        const language = new URLSearchParams(query).get("lang") === "en" ? "EN" : "KO";
        const key = `${path} ${language}`;
        const answer = await cache.answer(key, () => citation(Number(id), ending, language));
        await cache.send(request, response, key, answer);
      };
    },
  };
}
