// A refused mutation in the form a form reads: `extensions.code` and `extensions.fields`, or a status of the transport.
import type { CombinedError } from "urql";
import { type FieldErrors, REQUEST_CODES, type RequestCode } from "#schema/validation/core/codes.ts";
import type { SendResult } from "./form-types.ts";

/**
 * Why a mutation came to nothing. `rename` turns the schema's field names into the form's. No answer at all, and an answer
 * nobody knows, read as INTERNAL ("Request failed.").
 */
export function refusalOf(
  error: CombinedError | undefined,
  rename: (fields: FieldErrors) => FieldErrors = (fields) => fields,
): SendResult & { ok: false } {
  if (error?.networkError) {
    const response: unknown = error.response;
    const away = response instanceof Response && response.status === 503;
    return { ok: false, code: away ? "UNAVAILABLE" : "INTERNAL" };
  }
  const { code, fields, retryAfter } = error?.graphQLErrors[0]?.extensions ?? {};
  const known: RequestCode = REQUEST_CODES.find((candidate) => candidate === code) ?? "INTERNAL";
  // The server's own shape (schema/errors.ts); only a VALIDATION carries it.
  return known === "VALIDATION" && isFieldErrors(fields)
    ? { ok: false, code: known, fields: rename(fields) }
    : { ok: false, code: known, ...(typeof retryAfter === "number" ? { retryAfter } : {}) };
}

function isFieldErrors(fields: unknown): fields is FieldErrors {
  return typeof fields === "object" && fields !== null && Object.values(fields).every(Array.isArray);
}
