import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { SUGGESTIONS_A_DAY } from "#schema/validation/core/limits.ts";
import type { CheckedGlossaryTerm } from "#schema/validation/site/glossary.ts";

/**
 * A member suggests a term. The office decides.
 * @throws DomainError TOO_MANY_TRIES above so many a day; VALIDATION TERM_KNOWN for a sense that is there, also as a suggestion
 */
export async function suggestTerm(
  tx: Tx,
  term: CheckedGlossaryTerm,
  { memberId, now }: Author,
): Promise<number> {
  // Held, so that of many at once none is forgotten in the count.
  await tx.$queryRaw`SELECT 1 FROM members WHERE id = ${memberId} FOR UPDATE`;
  const since = new Date(now.getTime() - DAY);
  const today = await tx.glossaryTerm.count({ where: { suggestedById: memberId, createdAt: { gt: since } } });
  if (today >= SUGGESTIONS_A_DAY) throw new DomainError("TOO_MANY_TRIES");
  const [made] = await tx.glossaryTerm.createManyAndReturn({
    data: [{ ...term, status: "SUGGESTED", suggestedById: memberId, decidedAt: now, createdAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) throw validationError({ ko: ["TERM_KNOWN"] });
  return made.id;
}
