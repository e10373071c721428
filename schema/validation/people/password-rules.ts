// Defines what a new password has to have. The list under its field reads it before Zod is there, so none of it is used here.
import { PASSWORD_MIN_LENGTH } from "#schema/validation/core/limits.ts";

/** The live list under a new password (docs/look-parts.md#parts, Forms), in the order in which its codes are shown. */
export const PASSWORD_RULES = {
  length: (password: string) => [...password].length >= PASSWORD_MIN_LENGTH,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;
