import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { type CheckedMailTemplate, mailTemplateInput } from "#schema/validation/core/mail-templates.ts";
import type { WrittenKind } from "./compose-mail.ts";
import { marksOf, newestTemplate } from "./mail-templates.ts";

interface Saved {
  readonly kind: WrittenKind;
  /** The number of the version that was read; 0: there was none. */
  readonly version: number;
  /** Null: the default again. */
  readonly words: CheckedMailTemplate | null;
}

/**
 * Writes words as the newest version.
 * @throws DomainError CONFLICT with the newest when another was saved since; VALIDATION for a placeholder
 * that this mail has no value for
 */
export async function saveMailTemplate(
  tx: Tx,
  { kind, version, words }: Saved,
  { memberId: createdById, now: createdAt }: Author,
): Promise<ActionResult> {
  const before = await newestTemplate(tx, kind);
  if ((before?.number ?? 0) !== version) throw conflictError({ version: before?.number ?? 0 });
  const checked = words && check(mailTemplateInput(marksOf(kind)), words);
  if (checked && !checked.ok) throw validationError(checked.fields);
  const after = { kind, number: version + 1, ...checked?.value };
  // Of two at the same moment the unique index lets one through.
  const made = await tx.mailTemplate.createManyAndReturn({
    data: [{ ...after, createdById, createdAt }],
    skipDuplicates: true,
    select: { id: true },
  });
  const [row] = made;
  if (!row) throw conflictError({ version: version + 1 });
  return { result: row.id, lines: [{ subjectId: row.id, after }] };
}

/** Writes an old version again as the newest. @throws DomainError NOT_FOUND; as `saveMailTemplate` */
export async function restoreMailTemplate(
  tx: Tx,
  { kind, version, number }: Omit<Saved, "words"> & { readonly number: number },
  author: Author,
): Promise<ActionResult> {
  const old = await tx.mailTemplate.findUnique({ where: { kind_number: { kind, number } } });
  if (!old) throw new DomainError("NOT_FOUND");
  const { subjectKo, textKo, subjectEn, textEn } = old;
  const isWhole = subjectKo !== null && textKo !== null && subjectEn !== null && textEn !== null;
  const words = isWhole ? { subjectKo, textKo, subjectEn, textEn } : null;
  return await saveMailTemplate(tx, { kind, version, words }, author);
}
