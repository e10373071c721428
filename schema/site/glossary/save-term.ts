// Creates and changes terms, moves them to the trash and restores them. Each sense exists once: the unique index decides.
import type { Tx } from "#prisma/client.ts";
import { auditMade } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { retainedSince } from "#schema/core/trash/trash-expiry.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedGlossaryTerm } from "#schema/validation/site/glossary.ts";
import { glossaryFacts } from "./glossary-facts.ts";

const known = () => validationError({ ko: ["TERM_KNOWN"] });

/** @throws DomainError VALIDATION TERM_KNOWN for a sense that is there already */
export async function createTerm(tx: Tx, term: CheckedGlossaryTerm, { now }: Author): Promise<ActionResult> {
  const [made] = await tx.glossaryTerm.createManyAndReturn({
    data: [{ ...term, status: "ACCEPTED", decidedAt: now, createdAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) throw known();
  return await auditMade(tx, made.id, glossaryFacts);
}

interface Saved {
  readonly id: number;
  readonly version: number;
  readonly term: CheckedGlossaryTerm;
}

/**
 * Saves a term that was read at `version`.
 * @throws DomainError NOT_FOUND; CONFLICT with the term as it is now; VALIDATION TERM_KNOWN
 */
export async function saveTerm(tx: Tx, { id, version, term }: Saved): Promise<true> {
  const now = await tx.glossaryTerm.findUnique({ where: { id } });
  if (!now) throw new DomainError("NOT_FOUND");
  if (now.version !== version || now.deletedAt !== null) {
    throw conflictError({ ...now, isTrashed: now.deletedAt !== null });
  }
  await refuseKnown(tx, id, term);
  const { count } = await tx.glossaryTerm.updateMany({
    where: { id, version, deletedAt: null },
    data: { ...term, version: { increment: 1 } },
  });
  if (count === 0) throw conflictError(await tx.glossaryTerm.findUniqueOrThrow({ where: { id } }));
  return true;
}

/** So that the form shows the error at its field; of two saves at once the index refuses one. */
async function refuseKnown(tx: Tx, id: number, { ko, en, field, noteKo, noteEn }: CheckedGlossaryTerm) {
  const [same] = await tx.$queryRaw<object[]>`
    SELECT id FROM glossary_terms WHERE ko_key = search_fold(${ko}::text) AND en_key = search_fold(${en}::text)
      AND field = ${field}::text::glossary_field AND coalesce(note_ko, '') = ${noteKo ?? ""}
      AND coalesce(note_en, '') = ${noteEn ?? ""} AND deleted_at IS NULL AND status <> 'REFUSED' AND id <> ${id}::int LIMIT 1`;
  if (same) throw known();
}

/**
 * Moves a term into the trash or out of it. One that is there already stays as it is.
 * @param deletedAt null: out of it
 * @returns whether it changed anything
 * @throws DomainError NOT_FOUND; VALIDATION TERM_KNOWN when its sense was written again meanwhile
 */
export async function moveTerm(tx: Tx, id: number, deletedAt: Date | null): Promise<boolean> {
  const term = await tx.glossaryTerm.findUnique({ where: { id } });
  if (!term) throw new DomainError("NOT_FOUND");
  if (deletedAt === null && term.deletedAt !== null && term.status !== "REFUSED")
    await refuseKnown(tx, id, term);
  const { count } = await tx.glossaryTerm.updateMany({
    where: { id, deletedAt: deletedAt ? null : { not: null } },
    data: { deletedAt, version: { increment: 1 } },
  });
  return count > 0;
}

/**
 * Removes a term for good, from the trash only.
 * @throws DomainError NOT_FOUND, also for a term that is not in the trash
 */
export async function purgeTerm(tx: Tx, id: number): Promise<true> {
  const { count } = await tx.glossaryTerm.deleteMany({ where: { id, deletedAt: { not: null } } });
  if (count === 0) throw new DomainError("NOT_FOUND");
  return true;
}

/** Removes for good what has been in the trash for 30 days. No visitor saw it any more. */
export async function emptyGlossaryTrash(tx: Tx, now: Date): Promise<void> {
  await tx.glossaryTerm.deleteMany({ where: { deletedAt: { lte: retainedSince(now) } } });
}
