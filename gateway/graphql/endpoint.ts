// /graphql: who asks, what may be asked, and what was answered before. Yoga speaks GraphQL over HTTP; in front of it stand
// the checks that need no GraphQL and, for visitors, answers kept ready to write.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { findViewed, viewTokenIn } from "#gateway/auth/member-views.ts";
import { recordForbidden } from "#gateway/auth/record-forbidden.ts";
import { senderOf } from "#gateway/auth/sender.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import { BODY_MAX_BYTES, readJsonText, WRITER_BODY_MAX_BYTES } from "#gateway/http/body.ts";
import { type BudgetLimits, createBudget } from "#gateway/http/budget.ts";
import { clientAddress } from "#gateway/http/client-address.ts";
import { allowOrigin, answerPreflight } from "#gateway/http/cors.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { Config } from "#gateway/start/config.ts";
import { whileWanted, withFewConnections } from "#prisma/site-pool.ts";
import type {
  Clock,
  ContentCache,
  Context,
  FilePasses,
  MailSetup,
  PreviewLinks,
  Viewer,
} from "#schema/context.ts";
import type { PaymentProvider } from "#schema/payments/payment-provider.ts";
import { writePosts } from "#schema/policies/posts.ts";
import { createVisitorAnswers, goneWith, sourceOf } from "./answers.ts";
import { createDocuments } from "./documents.ts";
import { createErrorMask } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { createExecuteForVisitor, type ExecuteForVisitor } from "./visitor.ts";
import { createGraphqlYoga } from "./yoga.ts";

export interface GraphqlDependencies {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly contentCache: ContentCache;
  readonly authenticate: Authenticate;
  readonly mail: MailSetup;
  readonly previews: PreviewLinks;
  readonly passes: FilePasses;
  readonly cards: PaymentProvider | null;
  /** The address of the font for the characters of a text beyond the core; null when there are none. */
  readonly fontFor: (text: string) => string | null;
}

export interface Graphql {
  /**
   * Answers a request to /graphql.
   * @throws HttpError for what is refused before GraphQL: method, media type, size, an expired token; anything else when
   * the database is away
   */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
  readonly executeForVisitor: ExecuteForVisitor;
  /** From now on visitors may ask these documents alone. */
  allowOnly(sources: readonly string[]): void;
}

const METHODS = ["GET", "POST"];

/**
 * Milliseconds of work. A quarter of the time is the most that strangers can take of the house for long. Thirty people behind the address of a
 * school, each with a new page every ten seconds of which a third is not kept, take 15 to 20 a second, and 75 to 100 on a machine five times as slow:
 * they are never refused (decision 125).
 */
const STRANGERS: BudgetLimits = {
  address: { burst: 10_000, perSecond: 150 },
  all: { burst: 15_000, perSecond: 250 },
  running: 6,
  piece: 500,
};

export function createGraphql({
  config,
  log,
  clock,
  contentCache,
  authenticate,
  mail,
  previews,
  passes,
  cards,
  fontFor,
}: GraphqlDependencies): Graphql {
  const mask = createErrorMask(log, { words: !config.production });
  const documents = createDocuments();
  const ask = createGraphqlYoga({ production: config.production, mask, documents });
  const answers = createVisitorAnswers({ log, clock, contentCache, fontFor, documents });
  const budget = createBudget(STRANGERS);
  const askAsStranger = async (
    request: IncomingMessage,
    body: string | null,
    requestId: string,
    gone: AbortSignal | null,
  ) => {
    const work = async () => {
      const source = body === null ? queryOf(request) : sourceOf(body);
      // What is no request at all is refused by Yoga, in GraphQL's own way.
      if (source !== null && !documents.isAllowed(source)) throw new HttpError("QUERY_REFUSED");
      await contentCache.caughtUp();
      return await withFewConnections(() => ask(request, body, visitor(requestId)));
    };
    return await budget.spend(clientAddress(request, config.trustProxy), () =>
      gone ? whileWanted(gone, work) : work(),
    );
  };
  const visitor = (requestId: string): Context => ({
    viewer: null,
    clock,
    contentCache,
    requestId,
    costMax: LIMITS.cost.visitor,
    address: null,
    mail,
    previews,
    passes,
    publicUrl: config.publicUrl,
    cards,
  });

  const ourselves = () => ({ ...visitor("render"), costMax: Number.POSITIVE_INFINITY });

  const askAsMember = async (
    request: IncomingMessage,
    body: string | null,
    viewer: Viewer,
    requestId: string,
  ) => {
    await contentCache.caughtUp();
    const address = clientAddress(request, config.trustProxy);
    return await ask(request, body, { ...visitor(requestId), viewer, address, costMax: LIMITS.cost.member });
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
    executeForVisitor: createExecuteForVisitor(documents, ourselves, mask),
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
        return await answers.send(request, response, body, (gone) =>
          askAsStranger(request, body, requestId, gone),
        );
      }
      const viewer = await whoAsks(authorization);
      const address = clientAddress(request, config.trustProxy);
      const maxBytes = writePosts(viewer) ? WRITER_BODY_MAX_BYTES : BODY_MAX_BYTES;
      const body = posted ? await readBody(request, maxBytes) : null;
      const gone = goneWith(response);
      const asked = viewer
        ? whileWanted(gone, () => askAsMember(request, body, viewer, requestId))
        : askAsStranger(request, body, requestId, gone);
      const { status, headers, body: bytes, forbidden } = await asked;
      if (viewer)
        await recordForbidden(
          viewer.viewedBy ?? viewer.memberId,
          forbidden,
          senderOf(request, address),
          clock.now(),
        );
      response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(bytes) }).end(bytes);
    },
  };
}

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
