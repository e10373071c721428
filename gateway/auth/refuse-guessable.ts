import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import type { Guesses } from "./guesses.ts";

/** Shorter words are in too many others. */
const WORD_MIN = 4;

/** The association's own words, which anyone who knows the site tries first (docs/sign-in.md#passwords). */
async function siteWords(): Promise<string[]> {
  const { nameKo, nameEn } = await readSettings(db);
  const words = `${nameKo} ${nameEn}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= WORD_MIN);
}

/**
 * @param field where the new password is in the body
 * @param own what anybody knows of the person: address and name
 * @throws HttpError VALIDATION with PASSWORD_GUESSABLE; UNAVAILABLE when too many wait for an answer
 */
export async function refuseGuessable(
  guesses: Guesses,
  password: string,
  field: string,
  own: readonly string[],
): Promise<void> {
  if (await guesses.isGuessable(password, [...own, ...(await siteWords())]))
    throw new HttpError("VALIDATION", { fields: { [field]: ["PASSWORD_GUESSABLE"] } });
}
