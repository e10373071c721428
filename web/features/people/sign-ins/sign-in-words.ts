// Says what is in a record of a sign-in, in words.
import type { IntlShape } from "react-intl";
import { SIGN_IN_REASONS, type SignInReason } from "#schema/validation/people/sign-ins.ts";

const isReason = (reason: string): reason is SignInReason =>
  SIGN_IN_REASONS.some((known) => known === reason);

/** Why it failed in words; what was forbidden as the code calls it. */
export function reasonWords(intl: IntlShape, reason: string | null): string | null {
  if (reason === null || !isReason(reason)) return reason;
  return intl.formatMessage({ id: `sign-ins.reason.${reason}` });
}

/** "Chrome · Windows"; null: it says nothing we know. */
export function deviceWords(device: {
  readonly browser: string | null;
  readonly system: string | null;
}): string | null {
  return [device.browser, device.system].filter((name) => name !== null).join(" · ") || null;
}
