// Says what a caller learns of an error. Our own refusals have a code, faults of the request GraphQL's words.
// Of everything else the caller hears only that it went wrong: no stack, no SQL and no text of an unexpected
// error goes out.
import { GraphQLError } from "graphql";
import type { Logger } from "pino";
import { codeOfFault, RETRY_AFTER_SECONDS, STATUS } from "#gateway/http/errors.ts";
import { DomainError } from "#schema/errors.ts";
import { isLastSuper } from "#schema/people/staff/last-super.ts";
import type { RequestCode } from "#schema/validation/core/codes.ts";

/** What a plugin of ours put there itself (limits.ts). */
const OWN_CODES: ReadonlySet<unknown> = new Set<RequestCode>(["QUERY_REFUSED"]);

/** What a caller learns of an error. */
export type ErrorMask = (error: unknown) => GraphQLError;

/**
 * A function for Yoga's `maskedErrors` and for results of our own. Faults are logged, refusals are not.
 * @param options.words whether the answer has GraphQL's own words, which name types, values of enums and variables
 */
export function createErrorMask(log: Logger, options: { readonly words: boolean }): ErrorMask {
  return (error) => {
    if (!(error instanceof GraphQLError)) return mask(error, undefined, log);
    const cause = error.originalError;
    const refusal = error instanceof DomainError ? error : cause;
    if (refusal instanceof DomainError) return toRefusal(error, refusal.code);
    if (cause && !(cause instanceof GraphQLError)) return mask(cause, error, log);
    if (OWN_CODES.has(error.extensions.code)) return error;
    // GraphQL's own words about a request come before execution; with a path it is a resolver that failed.
    return error.path ? mask(error, error, log) : toMalformed(error, options.words);
  };
}

/** The code alone: GraphQL puts its words and the value before what a scalar refuses (schema/core/shared/scalars.ts). */
function toRefusal(error: GraphQLError, code: RequestCode): GraphQLError {
  // Sent again with a fresh proof by the client, which looks at the status alone.
  const http = code === "REAUTH_REQUIRED" ? { http: { status: STATUS[code] } } : null;
  if (!http && error.message === code) return error;
  const { nodes = null, path = null, extensions } = error;
  return new GraphQLError(code, { nodes, path, extensions: { ...extensions, ...http } });
}

/** Syntax, validation, variables of the wrong type: the caller's own document, whose words are GraphQL's. */
function toMalformed(error: GraphQLError, words: boolean): GraphQLError {
  const code: RequestCode = "MALFORMED";
  const { http } = error.extensions;
  // A body that is no request is 400 in every media type. A document that is wrong is 400 only where the standard asks for it.
  const status =
    error.extensions.code === "BAD_REQUEST" && isSpecOnly(http) ? { status: STATUS[code] } : http;
  return new GraphQLError(words ? error.message : code, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: status ? { code, http: status } : { code },
  });
}

/** Yoga's mark on a status that GraphQL over HTTP leaves out of `application/json`. */
function isSpecOnly(http: unknown): boolean {
  return typeof http === "object" && http !== null && "spec" in http && http.spec === true;
}

/** Codes that Yoga gives what GraphQL's own rules say; ours is MALFORMED. */
const FOREIGN_CODES: ReadonlySet<unknown> = new Set(["GRAPHQL_VALIDATION_FAILED", "GRAPHQL_PARSE_FAILED"]);

/** Errors in our codes only, no matter who made them. */
export function inOwnCodes(errors: readonly GraphQLError[], words: boolean): readonly GraphQLError[] {
  return errors.map((error) =>
    FOREIGN_CODES.has(error.extensions.code) ? toMalformed(error, words) : error,
  );
}

function mask(fault: unknown, located: GraphQLError | undefined, log: Logger): GraphQLError {
  // Held by the database, whichever operation meets it.
  const code: RequestCode = isLastSuper(fault) ? "LAST_SUPER" : codeOfFault(fault);
  if (code === "INTERNAL") log.error({ err: fault }, "A GraphQL operation failed");
  if (code === "STORAGE_FULL") log.error({ err: fault }, "The disk of the database is full");
  return new GraphQLError(code, {
    nodes: located?.nodes ?? null,
    path: located?.path ?? null,
    extensions: { code, ...httpOf(code) },
  });
}

/** A database that does not answer changes the status, too. */
function httpOf(code: RequestCode): { http?: { status: number; headers?: Record<string, string> } } {
  if (code === "STORAGE_FULL") return { http: { status: STATUS[code] } };
  if (code !== "UNAVAILABLE") return {};
  return { http: { status: STATUS[code], headers: { "retry-after": String(RETRY_AFTER_SECONDS) } } };
}
