// What the records of sign-ins tell apart, for the server that writes them and the pages that show them.

export const SIGN_IN_KINDS = [
  "SIGNED_IN",
  "NEW_DEVICE",
  "FAILED",
  "LOCKED",
  "SIGNED_OUT",
  "PASSWORD_CHANGED",
  "PASSWORD_RESET",
  "EMAIL_CHANGED",
  "FORBIDDEN",
] as const;

/** Why a sign-in failed. Nobody but the office and the owner is told which it was. */
export const SIGN_IN_REASONS = ["NO_ACCOUNT", "WRONG_PASSWORD", "NOT_ACTIVE"] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];
