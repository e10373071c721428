// One call of the specification's REST table (7). A refusal comes back as a result with its code and fields;
// a network or parse failure is logged and rethrown by the request, and the result then carries the error.
// Apart from the calls: visitors' pages carry this, and not those of sign-in and registration.
import type { FieldErrors, RequestCode } from "#schema/validation/core/codes.ts";
import { logError } from "#web/browser/log.ts";
import { sessionFetch } from "./session-fetch.ts";

/** What a call came to. `code` is null when there was no answer to read. */
export type AuthResult =
  | { readonly success: true }
  | {
      readonly success: false;
      readonly code: RequestCode | null;
      /** By the names of the REST table, such as `old_password` or `consents.terms`. */
      readonly fields: FieldErrors;
      /** Seconds to wait, with TOO_MANY_TRIES and UNAVAILABLE. */
      readonly retryAfter?: number;
      readonly error: unknown;
    };

interface Answer {
  readonly ok: boolean;
  readonly authorization: string | null;
  readonly retryAfter: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * One call of the REST table. Rejects when there is no answer to read. Signing in carries no token: one that
 * has ended would be refused.
 */
export async function send(method: string, call: string, body: object): Promise<Answer> {
  const request = call.startsWith("login") ? fetch : sessionFetch;
  const response = await request(`/api/v1/${call}`, {
    method,
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    ok: response.ok,
    authorization: response.headers.get("authorization"),
    retryAfter: Number.parseInt(response.headers.get("retry-after") ?? "", 10),
    body: text === "" ? {} : JSON.parse(text),
  };
}

/** Logs and rethrows what went wrong on the way, then answers with it as the specification's store does. */
export async function settle(what: string, run: () => Promise<AuthResult>): Promise<AuthResult> {
  const logged = async () => {
    try {
      return await run();
    } catch (error) {
      logError(`${what} failed:`, error);
      throw error;
    }
  };
  try {
    return await logged();
  } catch (error) {
    return { success: false, code: null, fields: {}, error };
  }
}

export function refusal({ body, retryAfter }: Answer): AuthResult {
  // The codes are the server's own (schema/validation/core/codes.ts); anything else reads as an internal failure.
  const { code, fields } = body as { code?: RequestCode; fields?: FieldErrors };
  const wait = Number.isSafeInteger(retryAfter) ? { retryAfter } : {};
  return { ...refused(code ?? "INTERNAL"), fields: fields ?? {}, ...wait };
}

export function refused(code: RequestCode) {
  return { success: false, code, fields: {}, error: new Error(code) } as const;
}
