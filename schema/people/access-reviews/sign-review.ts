import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { monthOf } from "#schema/validation/core/months.ts";
import { readAccessFigures } from "./access-figures.ts";

/**
 * Signs the review of a month that is over, with its figures as they are. What was out of hours or took many
 * rows asks for a remark.
 * @throws DomainError VALIDATION for a month that has not ended, and for a missing remark; CONFLICT where it is signed
 */
export async function signReview(
  tx: Tx,
  { month, remark }: { readonly month: string; readonly remark?: string | null | undefined },
  { memberId: signedById, now: signedAt }: Author,
): Promise<ActionResult<string>> {
  if (month >= monthOf(signedAt)) throw validationError({ month: ["DATE_INVALID"] });
  const people = await readAccessFigures(tx, month);
  const isPlain = people.every(({ outOfHours, manyRows }) => outOfHours === 0 && manyRows === 0);
  const word = remark?.trim() || null;
  if (word === null && !isPlain) throw validationError({ remark: ["REQUIRED"] });
  const figures = people.map(({ name: _, familyName: _family, givenName: _given, ...counted }) => counted);
  const { count } = await tx.accessReview.createMany({
    data: { month, figures, remark: word, signedAt, signedById },
    skipDuplicates: true,
  });
  if (count === 0) throw conflictError({ month });
  return { result: month, lines: [{ subjectId: null, after: { month, figures }, reason: word }] };
}
