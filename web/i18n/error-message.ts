// The client's words for the codes that travel (schema/validation/core/codes.ts).
import type { ErrorCode } from "#schema/validation/core/codes.ts";
import type { MessageId } from "./message-ids.ts";

/** The message id of a code; every code has one (tests/unit/i18n-error-message). */
export function errorMessageId(code: ErrorCode): MessageId {
  return `errors.${code}`;
}
