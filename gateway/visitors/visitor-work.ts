// Says what a thread for anonymous visitors does: pages, operations and files, each as of the moment and the
// content version it was asked for. The same schema as the main loop's, with a viewer who is nobody.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "pino";
import { createPreviewLinks } from "#gateway/auth/preview-links.ts";
import { createSlipTokens } from "#gateway/auth/slip-tokens.ts";
import { compress, encodingFor, etagOf, type MadeAnswer } from "#gateway/cache/public-cache.ts";
import { createToss } from "#gateway/cards/toss.ts";
import { createFilePasses } from "#gateway/files/file-pass.ts";
import { loadPageFonts } from "#gateway/fonts/page-fonts.ts";
import { createDocuments } from "#gateway/graphql/documents.ts";
import { createErrorMask } from "#gateway/graphql/errors.ts";
import { LIMITS } from "#gateway/graphql/limits.ts";
import { createExecuteForVisitor } from "#gateway/graphql/visitor.ts";
import { createGraphqlYoga } from "#gateway/graphql/yoga.ts";
import { createMakePage } from "#gateway/html/make-page.ts";
import { DIST, loadRenderer } from "#gateway/html/renderer.ts";
import { HttpError, STATUS } from "#gateway/http/errors.ts";
import { leadToPdf } from "#gateway/journal/article-pdf.ts";
import { createOai } from "#gateway/journal/oai.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import type { Clock, ContentCache, Context } from "#schema/context.ts";
import { createPublicFiles } from "./public-files.ts";
import type { SentJob, VisitorAnswer, VisitorQuestion, VisitorSettings } from "./visitor-job.ts";

/** Does a job. @throws what it is refused with */
type VisitorWork = (job: SentJob) => Promise<VisitorAnswer>;

/**
 * Loads what the work needs, over the connected database of #prisma/client.ts.
 * @param changed passes on a new content version, and waits until the main loop knows it
 */
export async function loadVisitorWork(
  settings: VisitorSettings,
  log: Logger,
  changed: (version: bigint) => Promise<void>,
): Promise<VisitorWork> {
  const { production, publicUrl, secret, toss } = settings;
  const jobs = new AsyncLocalStorage<SentJob>();
  const current = (): SentJob => {
    const job = jobs.getStore();
    if (!job) throw new Error("This is outside of any job");
    return job;
  };
  const clock: Clock = { now: () => new Date(current().now) };
  const contentCache: ContentCache = {
    get version() {
      return current().version;
    },
    changed: async (version) => {
      if (version !== null) await changed(version);
    },
    // The main loop has seen to it before it sent the job.
    afterPendingUpdates: async () => undefined,
  };
  const tools = {
    viewer: null,
    clock,
    contentCache,
    address: null,
    language: "KO" as const,
    mail: { isSent: settings.sendsMail, links: createOneTimeLinks({ secret, publicUrl }) },
    previews: createPreviewLinks(secret),
    passes: createFilePasses(secret),
    slips: createSlipTokens({ secret, publicUrl }),
    publicUrl,
    cards: toss && createToss(toss),
  };
  const visitor = (): Context => ({
    ...tools,
    requestId: current().requestId,
    costMax: LIMITS.cost.visitor,
  });
  const ourselves = (): Context => ({ ...tools, requestId: "render", costMax: Number.POSITIVE_INFINITY });

  const mask = createErrorMask(log, { words: !production });
  const documents = createDocuments();
  const askGraphql = createGraphqlYoga({ production, mask, documents });
  const fonts = settings.pages === "built" ? await loadPageFonts(secret, DIST) : null;
  const fontFor = (text: string) => fonts?.addressFor(text) ?? null;
  const execute = createExecuteForVisitor(documents, ourselves, mask);
  const renderer = settings.pages && (await load(settings.pages)({ execute, publicUrl, fontFor }));
  const makePage = renderer && createMakePage(renderer, log, { caches: settings.pages === "built" });
  const findFile = createPublicFiles({ clock, publicUrl, pages: renderer });
  const harvest = createOai({ clock, publicUrl });

  async function operation(asked: Extract<VisitorQuestion, { kind: "operation" }>): Promise<MadeAnswer> {
    const { status, headers, body, sameForAll } = await askGraphql(asked, asked.body, visitor());
    const font = sameForAll ? fontFor(body) : null;
    const link = font === null ? {} : { link: fontLink(font) };
    const away = status === STATUS.UNAVAILABLE;
    return { status, headers: { ...headers, ...link }, body, keep: sameForAll, away };
  }

  function make({ question, requestId }: SentJob): Promise<MadeAnswer> {
    if (question.kind === "operation") return operation(question);
    if (question.kind === "harvest") return harvest(question.query);
    if (question.kind === "article-pdf") return leadToPdf(question.articleId, question.counts, clock);
    const made =
      question.kind === "page"
        ? makePage?.(question.address, requestId)
        : findFile(question.path, question.query)?.make();
    if (!made) throw new HttpError("NOT_FOUND");
    return made;
  }

  return (job) => jobs.run(job, async () => await inBytes(await make(job), job));
}

function load(source: "built" | "dev"): typeof loadRenderer {
  if (source === "built") return loadRenderer;
  return async (options) => (await import("#gateway/html/dev-render.ts")).loadDevRenderer(options);
}

/** As it is transferred: what is cached is compressed here, and its ETag made. */
async function inBytes(made: MadeAnswer, job: SentJob): Promise<VisitorAnswer> {
  const plain = Buffer.from(made.body);
  if (!made.keep) return { ...made, body: ownBytes(plain) };
  const encoding = encodingFor(plain, job.encoding);
  return { ...made, body: ownBytes(await compress(plain, encoding)), encoding, etag: etagOf(plain) };
}

/** In memory that nothing else is in: Node cuts small buffers out of a large one, which can't be transferred. */
function ownBytes(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** RFC 8288. Some browsers fetch the font at once; the client puts it in place (web/browser/page-font.ts). */
function fontLink(address: string): string {
  return `<${address}>;rel=preload;as=font;type="font/woff2";crossorigin`;
}
