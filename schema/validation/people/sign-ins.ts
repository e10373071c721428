// Defines what the records of sign-ins tell apart, for the server that writes them and the pages that show them.

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
  "FACTOR_ADDED",
  "FACTOR_REMOVED",
  "FACTOR_RESET",
] as const;

/** Why a sign-in failed, which only the office and the owner see, or which factor it was. */
export const SIGN_IN_REASONS = [
  "NO_ACCOUNT",
  "WRONG_PASSWORD",
  "NOT_ACTIVE",
  "WRONG_CODE",
  "TOTP",
  "RECOVERY_CODE",
  "PASSKEY",
] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];
