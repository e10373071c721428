// Answers visitors' requests for what is no page: public files from the cache or a thread, the harvest of the
// journal, the redirect to an article's PDF.
import type { IncomingMessage, ServerResponse } from "node:http";
import { PublicCache, type PublicCacheOptions } from "#gateway/cache/public-cache.ts";
import type { FindPublicFile } from "#gateway/cache/public-file.ts";
import { readBytes } from "#gateway/http/body.ts";
import { clientAddress } from "#gateway/http/client-address.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { negotiateEncoding } from "#gateway/http/negotiate-encoding.ts";
import { articleOfPdf } from "#gateway/journal/article-pdf.ts";
import { createReaders } from "#gateway/journal/count-readers.ts";
import type { VisitorQuestion } from "./visitor-job.ts";
import type { AskVisitorThread } from "./visitor-threads.ts";

const CACHE_BYTES = 32 * 1024 * 1024;
const HARVEST_BODY_MAX = 8 * 1024;

interface FileAnswersDependencies extends Pick<PublicCacheOptions, "contentCache" | "clock" | "onStale"> {
  readonly find: FindPublicFile;
  readonly visitors: AskVisitorThread;
  /** See clientAddress. */
  readonly trustProxy: number;
}

type Handle = (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>;

export interface FileAnswers {
  /** What answers a path; null for any other. It throws HttpError. */
  get(path: string): Handle | null;
}

export function createFileAnswers(deps: FileAnswersDependencies): FileAnswers {
  const { find, visitors, trustProxy, ...options } = deps;
  const cache = new PublicCache({ ...options, maxBytes: CACHE_BYTES });
  const readers = createReaders(options.clock, trustProxy);

  const ask = (request: IncomingMessage, requestId: string, question: VisitorQuestion) => {
    const encoding = negotiateEncoding(request.headers["accept-encoding"]);
    const sender = clientAddress(request, trustProxy);
    return visitors.ask({ question, requestId, encoding }, { sender });
  };
  /** Not cached. */
  const pass = async (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    question: VisitorQuestion,
  ) => {
    const { status, headers, body } = await ask(request, requestId, question);
    response.writeHead(status, { ...headers, "content-length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
  };

  const harvest: Handle = async (request, response, requestId) => {
    requireMethod(request, "GET", "HEAD", "POST");
    const isPost = request.method === "POST";
    const query = isPost ? (await readBytes(request, HARVEST_BODY_MAX)).toString("utf8") : queryOf(request);
    await pass(request, response, requestId, { kind: "harvest", query });
  };

  return {
    get: (path) => {
      if (path === "/oai") return harvest;
      const articleId = articleOfPdf(path);
      if (articleId !== null) {
        return async (request, response, requestId) => {
          requireMethod(request, "GET", "HEAD");
          const counts = readers.isReading(request, articleId);
          await pass(request, response, requestId, { kind: "article-pdf", articleId, counts });
        };
      }
      if (!find(path, "")) return null;
      return async (request, response, requestId) => {
        requireMethod(request, "GET", "HEAD");
        const query = queryOf(request);
        const key = find(path, query)?.key ?? path;
        const answer = await cache.answer(key, () => ask(request, requestId, { kind: "file", path, query }));
        await cache.send(request, response, key, answer);
      };
    },
  };
}

/** @throws HttpError METHOD_NOT_ALLOWED */
function requireMethod({ method = "" }: IncomingMessage, ...allowed: readonly string[]): void {
  if (!allowed.includes(method)) {
    throw new HttpError("METHOD_NOT_ALLOWED", { headers: { allow: allowed.join(", ") } });
  }
}

function queryOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 2)[1] ?? "";
}
