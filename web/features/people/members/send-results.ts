// Says what the session's requests answer, in the form a form reads.

import type { SendResult } from "#web/components/forms/form-types.ts";
import type { AuthResult } from "#web/session/rest-call.ts";

/** A request without any answer reads as a failed one: "Request failed." */
export function toSendResult(result: AuthResult): SendResult {
  if (result.success) return { ok: true };
  const { code, fields, retryAfter } = result;
  return { ok: false, code: code ?? "INTERNAL", fields, retryAfter };
}
