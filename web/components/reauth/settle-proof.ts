import type { SendResult } from "#web/components/forms/form-types.ts";
import type { AuthResult } from "#web/session/rest-call.ts";

/** What a proof came to, for its form: one that is good ends the dialog. */
export function settleProof(result: AuthResult, onAnswer: (proved: boolean) => void): SendResult {
  if (!result.success) return { ok: false, ...result, code: result.code ?? "INTERNAL" };
  onAnswer(true);
  return { ok: true };
}
