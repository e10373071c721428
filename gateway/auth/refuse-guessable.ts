import { HttpError } from "#gateway/http/errors.ts";
import { isGuessable } from "#schema/validation/guessable-passwords.ts";

/**
 * @param field where the new password stands in the body
 * @param own what anybody knows of the person: address and name
 * @throws HttpError VALIDATION with PASSWORD_GUESSABLE
 */
export function refuseGuessable(password: string, field: string, own: readonly string[]): void {
  if (isGuessable(password, own))
    throw new HttpError("VALIDATION", { fields: { [field]: ["PASSWORD_GUESSABLE"] } });
}
