// The hours that a translator worked in a month, as the translator says them (docs/translators.md#hours-and-words).
import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { monthOf } from "#schema/core/translations/record-words.ts";
import { validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";

/**
 * @param worked.month such as "2026-11"
 * @param worked.minutes null: not entered any more
 * @throws DomainError VALIDATION for a month that is to come
 */
export async function saveTranslatorHours(
  tx: Tx,
  worked: { readonly month: string; readonly minutes: number | null },
  { memberId, now }: Author,
): Promise<ActionResult> {
  const { minutes } = worked;
  const month = new Date(`${worked.month}-01`);
  if (month > monthOf(now)) throw validationError({ month: ["DATE_INVALID"] });
  const own = { memberId_month: { memberId, month } };
  const before = await tx.translatorMonth.findUnique({ where: own });
  const after = await tx.translatorMonth.upsert({
    where: own,
    create: { memberId, month, minutes },
    update: { minutes },
  });
  if ((before?.minutes ?? null) === minutes) return { result: after.id, lines: [] };
  const said = { month: worked.month };
  return {
    result: after.id,
    lines: [
      {
        subjectId: after.id,
        before: { ...said, minutes: before?.minutes ?? null },
        after: { ...said, minutes },
      },
    ],
  };
}
