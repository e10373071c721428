// /graphql: who asks, what may be asked, and what was answered before. Yoga speaks GraphQL over HTTP; in
// front of it stand the checks that need no GraphQL and, for visitors, answers that are cached; what is not
// cached is worked out in a thread of its own.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { findViewed, viewTokenIn } from "#gateway/auth/member-views.ts";
import { recordForbidden } from "#gateway/auth/record-forbidden.ts";
import { senderOf } from "#gateway/auth/sender.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import { BODY_MAX_BYTES, readJsonText, WRITER_BODY_MAX_BYTES } from "#gateway/http/body.ts";
import { clientAddress } from "#gateway/http/client-address.ts";
import { allowOrigin, answerPreflight } from "#gateway/http/cors.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { Encoding } from "#gateway/http/negotiate-encoding.ts";
import type { Config } from "#gateway/start/config.ts";
import type { VisitorAnswer } from "#gateway/visitors/visitor-job.ts";
import type { AskVisitorThread } from "#gateway/visitors/visitor-threads.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { whileWanted } from "#prisma/site-pool.ts";
import { nameOperation } from "#prisma/watch-statements.ts";
import type {
  Clock,
  ContentCache,
  FilePasses,
  MailSetup,
  PreviewLinks,
  SlipTokens,
  Viewer,
} from "#schema/context.ts";
import type { PaymentProvider } from "#schema/money/payments/payment-provider.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { createVisitorAnswers, goneWith, sourceOf } from "./answers.ts";
import { createDocuments } from "./documents.ts";
import { createErrorMask } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { createGraphqlYoga } from "./yoga.ts";

interface GraphqlDependencies {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly contentCache: ContentCache;
  readonly authenticate: Authenticate;
  readonly mail: MailSetup;
  readonly previews: PreviewLinks;
  readonly passes: FilePasses;
  readonly slips: SlipTokens;
  readonly cards: PaymentProvider | null;
  readonly visitors: AskVisitorThread;
}

export interface Graphql {
  /**
   * Answers a request to /graphql.
   * @throws HttpError for what is refused before GraphQL: method, media type, size, an expired token; anything else when
   * the database is away
   */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
  /** From now on visitors may ask these documents alone. */
  allowOnly(sources: readonly string[]): void;
}

const METHODS = ["GET", "POST"];

/** Headers that Yoga reads. */
const HEADERS = ["accept", "content-type", "x-graphql-csrf"] as const;

export function createGraphql({
  config,
  log,
  clock,
  contentCache,
  authenticate,
  mail,
  previews,
  passes,
  slips,
  cards,
  visitors,
}: GraphqlDependencies): Graphql {
  const mask = createErrorMask(log, { words: !config.production });
  const documents = createDocuments();
  const ask = createGraphqlYoga({ production: config.production, mask, documents });
  const answers = createVisitorAnswers({ log, clock, contentCache });
  const askAsVisitor = async (
    request: IncomingMessage,
    body: string | null,
    requestId: string,
    gone: AbortSignal | null,
    encoding: Encoding,
  ): Promise<VisitorAnswer> => {
    const source = body === null ? queryOf(request) : sourceOf(body);
    // What is no request at all is refused by Yoga, in GraphQL's own way.
    if (source !== null && !documents.isAllowed(source)) throw new HttpError("QUERY_REFUSED");
    const { method = "GET", url = "/graphql" } = request;
    const headers = Object.fromEntries(
      HEADERS.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === "string" ? [[name, value]] : [];
      }),
    );
    const question = { kind: "operation", method, url, headers, body } as const;
    const sender = clientAddress(request, config.trustProxy);
    return await visitors.ask({ question, requestId, encoding }, { sender, gone });
  };
  const askAsMember = async (
    request: IncomingMessage,
    body: string | null,
    viewer: Viewer,
    requestId: string,
  ) => {
    await contentCache.afterPendingUpdates();
    const address = clientAddress(request, config.trustProxy);
    const tools = {
      clock,
      contentCache,
      mail,
      previews,
      passes,
      slips,
      cards,
      publicUrl: config.publicUrl,
    };
    const language = languageOf(request);
    const who = { viewer, requestId, address, language };
    return await ask(request, body, { ...tools, ...who, costMax: LIMITS.cost.member });
  };

  /** @throws HttpError SESSION_EXPIRED for what is no longer good: a session, or the view of an account */
  const whoAsks = async (authorization: string | undefined): Promise<Viewer | null> => {
    const view = viewTokenIn(authorization);
    const who =
      view === null
        ? await authenticate(authorization)
        : ({ kind: "view", viewer: await findViewed(view, clock) } as const);
    if (who.kind === "visitor") return null;
    if (who.kind === "expired" || who.viewer === null) throw new HttpError("SESSION_EXPIRED");
    return who.viewer;
  };

  return {
    allowOnly: documents.allowOnly,

    async handle(request, response, requestId) {
      allowOrigin(request, response, config.corsOrigins);
      if (request.method === "OPTIONS") return answerPreflight(response, METHODS);
      if (request.method !== "POST" && request.method !== "GET") {
        throw new HttpError("METHOD_NOT_ALLOWED", { headers: { allow: METHODS.join(", ") } });
      }
      const posted = request.method === "POST";
      const { authorization } = request.headers;
      if (!authorization && posted) {
        const body = await readBody(request, BODY_MAX_BYTES);
        return await answers.send(request, response, body, (gone, encoding) =>
          askAsVisitor(request, body, requestId, gone, encoding),
        );
      }
      const viewer = await whoAsks(authorization);
      const address = clientAddress(request, config.trustProxy);
      const maxBytes = writePosts(viewer) ? WRITER_BODY_MAX_BYTES : BODY_MAX_BYTES;
      const body = posted ? await readBody(request, maxBytes) : null;
      const gone = goneWith(response);
      nameOperation(operationNameIn(body ?? request.url ?? ""));
      if (!viewer) {
        const answer = await askAsVisitor(request, body, requestId, gone, "identity");
        const length = { "content-length": answer.body.length };
        response.writeHead(answer.status, { ...answer.headers, ...length }).end(answer.body);
        return;
      }
      const asked = whileWanted(gone, () => askAsMember(request, body, viewer, requestId));
      const { status, headers, body: text, forbidden } = await asked;
      const actor = viewer.viewedBy ?? viewer.memberId;
      await recordForbidden(actor, forbidden, senderOf(request, address), clock.now());
      response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(text) }).end(text);
    },
  };
}

/** What the page that asks is in; the client says it. Korean where nothing is said. */
const languageOf = ({ headers }: IncomingMessage): Language =>
  /^en\b/i.test(headers["accept-language"] ?? "") ? "EN" : "KO";

/** The first operation that a request names, for the log; the address otherwise. */
const operationNameIn = (asked: string) =>
  /\b(?:query|mutation)(?:\s|%20)+(\w{1,60})/.exec(asked)?.[1] ?? "/graphql";

/** The document in the address of a GET; null without one. */
function queryOf({ url = "" }: IncomingMessage): string | null {
  const mark = url.indexOf("?");
  return mark === -1 ? null : new URLSearchParams(url.slice(mark)).get("query");
}

/** Nothing at all is a malformed request and not one of the wrong media type. */
function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const { headers } = request;
  const empty = !headers["transfer-encoding"] && Number(headers["content-length"] ?? 0) === 0;
  if (empty) throw new HttpError("MALFORMED");
  return readJsonText(request, maxBytes);
}
