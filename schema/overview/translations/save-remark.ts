// A word to the translator or the reviewer of the text, beside a paragraph: open until somebody has seen to it.
import type { Tx } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { REMARKS_MAX } from "#schema/validation/core/limits.ts";
import type { CheckedTranslated } from "#schema/validation/overview/translation-work.ts";
import { placeOf, requirePlace, translatedOf } from "./translated.ts";

interface Remark {
  readonly ko: string | null;
  readonly en: string | null;
  readonly text: string;
}

/** @throws DomainError TOO_MANY_TRIES where the text has as many as it may */
export async function addRemark(
  tx: Tx,
  text: CheckedTranslated,
  remark: Remark,
  { memberId, now }: Author,
): Promise<ActionResult> {
  const of = translatedOf(text);
  if ((await tx.translationRemark.count({ where: of })) >= REMARKS_MAX)
    throw new DomainError("TOO_MANY_TRIES");
  const named = text.place === "PAGE" ? { key: text.page } : of;
  const { id } = await tx.translationRemark.create({
    select: { id: true },
    data: { ...of, ...remark, writtenById: memberId, createdAt: now },
  });
  return { result: id, lines: [{ subjectId: id, after: { ...named, text: remark.text } }] };
}

/** Sets a remark to seen to, or open again. @throws DomainError NOT_FOUND; FORBIDDEN beside a text of others */
export async function resolveRemark(
  tx: Tx,
  { id, isResolved }: { readonly id: number; readonly isResolved: boolean },
  viewer: Viewer | null,
  { memberId, now }: Author,
): Promise<ActionResult> {
  const remark = await tx.translationRemark.findUnique({ where: { id } });
  if (!remark) throw new DomainError("NOT_FOUND");
  requirePlace(viewer, placeOf(remark));
  const { count } = await tx.translationRemark.updateMany({
    where: { id, resolvedAt: isResolved ? null : { not: null } },
    data: isResolved ? { resolvedAt: now, resolvedById: memberId } : { resolvedAt: null, resolvedById: null },
  });
  if (count === 0) return { result: id, lines: [] };
  const fact = (resolved: boolean) => ({ resolvedAt: resolved ? now.toISOString() : null });
  return { result: id, lines: [{ subjectId: id, before: fact(!isResolved), after: fact(isResolved) }] };
}
