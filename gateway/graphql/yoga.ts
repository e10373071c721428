// The Yoga server: GraphQL over HTTP with our bounds, our errors and nothing for anonymous visitors to
// explore in production. It is asked with the body already read, so that the bound on its size holds before
// anything is parsed.
import type { IncomingHttpHeaders } from "node:http";
import { useCSRFPrevention as requireHeader } from "@graphql-yoga/plugin-csrf-prevention";
import { type DocumentNode, type GraphQLError, NoSchemaIntrospectionCustomRule } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { WRITER_BODY_MAX_BYTES } from "#gateway/http/body.ts";
import type { Context } from "#schema/context.ts";
import { schema } from "#schema/index.ts";
import { isSameForEveryVisitor } from "./cacheable.ts";
import type { Documents } from "./documents.ts";
import { type ErrorMask, inOwnCodes } from "./errors.ts";
import { limitPlugins } from "./limits.ts";
import { createPreparedQueries } from "./prepared-documents.ts";

/** What Yoga answered, and whether any visitor would be answered the same. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** A query over public data that went through without an error. */
  readonly sameForAll: boolean;
  /** What the asker may not, by the names of the fields. */
  readonly forbidden: readonly string[];
}

/** What Yoga reads of a request. */
interface GraphqlRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

type AskGraphql = (request: GraphqlRequest, body: string | null, context: Context) => Promise<GraphqlAnswer>;

/** Set while a request is answered. */
interface Outcome {
  document: DocumentNode | null;
  failed: boolean;
  forbidden: readonly string[];
}

type ServerContext = Context & { readonly outcome: Outcome };

/** @param words see createErrorMask */
const watchOutcome = (words: boolean): Plugin<ServerContext, ServerContext> => ({
  onExecute: ({ args }) => {
    args.contextValue.outcome.document = args.document;
  },
  onExecutionResult: ({ result, setResult, context }) => {
    if (!result || !("data" in result || "errors" in result)) return;
    context.outcome.failed = result.errors !== undefined;
    context.outcome.forbidden = forbiddenIn(result.errors ?? []);
    if (result.errors) setResult({ ...result, errors: inOwnCodes(result.errors, words) });
  },
});

/** The root fields that were refused. */
const forbiddenIn = (errors: readonly GraphQLError[]) =>
  errors.flatMap(({ path, extensions }) => (extensions.code === "FORBIDDEN" ? String(path?.[0] ?? "") : []));

const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

/** Yoga's own origin: it only wants an absolute address to take the query of a GET from. */
const ORIGIN = "http://graphql.invalid";

/**
 * @param options.production no introspection, no words of GraphQL's own about a request, and a header of ours on every GET
 * @param options.mask what a caller learns of an error
 * @param options.documents of this gateway
 */
export function createGraphqlYoga(options: {
  readonly production: boolean;
  readonly mask: ErrorMask;
  readonly documents: Documents;
}): AskGraphql {
  const { production, mask, documents } = options;
  const yoga = createYoga<ServerContext>({
    schema,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: WRITER_BODY_MAX_BYTES,
    maskedErrors: { maskError: mask },
    plugins: [
      ...limitPlugins({ hints: !production }),
      ...(production ? [noIntrospection, requireHeader({ requestHeaders: ["x-graphql-csrf"] })] : []),
      watchOutcome(!production),
    ],
  });

  const prepared = createPreparedQueries(documents);

  return async (request, body, context) => {
    const accept = request.headers.accept ?? "";
    const ready = body === null ? null : await prepared.answer(accept, body, context);
    if (ready) return ready;

    const outcome: Outcome = { document: null, failed: true, forbidden: [] };
    const init = {
      method: request.method ?? "GET",
      headers: plainHeaders(request),
      ...(body === null ? {} : { body }),
    };
    const asked = new yoga.fetchAPI.Request(`${ORIGIN}${request.url}`, init);
    const response = await yoga.handleRequest(asked, { ...context, outcome });
    const headers = { ...Object.fromEntries(response.headers), "cache-control": "no-store" };
    const { document, failed, forbidden } = outcome;
    const passed = response.status === 200 && document !== null && !failed;
    if (passed && body !== null) prepared.remember(accept, body, document, headers);
    return {
      status: response.status,
      headers,
      body: await response.text(),
      sameForAll: passed && isSameForEveryVisitor(schema, document),
      forbidden,
    };
  };
}

function plainHeaders({ headers }: GraphqlRequest): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) if (typeof value === "string") plain[name] = value;
  return plain;
}
