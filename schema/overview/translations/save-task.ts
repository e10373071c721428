// Defines who translates a text and until when, and what is handed in to be looked at (docs/translations.md#translations).
import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { Translated } from "#schema/core/translations/store-pairs.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { TRANSLATING_ROLE } from "#schema/policies/overview/translations.ts";
import type { CheckedTranslated } from "#schema/validation/overview/translation-work.ts";
import { translatedOf } from "./translated.ts";
import { writeToTranslator } from "./write-to-translator.ts";

const taskOf = (tx: Tx, of: Translated) => tx.translationTask.findFirst({ where: of });
type Task = NonNullable<Awaited<ReturnType<typeof taskOf>>>;

/** What the log stores of it; of what was handed in only when. */
const factsOf = ({ postId, programId, pageKey, assigneeId, dueOn, handedInAt }: Task) => ({
  ...(postId === null ? {} : { postId }),
  ...(programId === null ? {} : { programId }),
  ...(pageKey === null ? {} : { key: pageKey }),
  assigneeId,
  dueOn: dueOn?.toISOString().slice(0, 10) ?? null,
  handedInAt: handedInAt?.toISOString() ?? null,
});

async function written(
  tx: Tx,
  of: Translated,
  data: Partial<Omit<Task, "id" | "handedIn">> & { readonly handedIn?: object },
): Promise<ActionResult> {
  const before = await taskOf(tx, of);
  const after = before
    ? await tx.translationTask.update({ where: { id: before.id }, data })
    : await tx.translationTask.create({ data: { ...of, ...data } });
  const lines = [
    { subjectId: after.id, ...(before ? { before: factsOf(before) } : {}), after: factsOf(after) },
  ];
  return { result: after.id, lines };
}

/**
 * Gives a text to somebody, or to nobody yet, with the last day. A person to whom somebody else assigns it
 * gets an email (docs/translations.md#translations).
 * @throws DomainError VALIDATION for somebody who does not translate there
 */
export async function assignTranslation(
  tx: Tx,
  text: CheckedTranslated,
  { memberId, dueOn }: { readonly memberId: number | null; readonly dueOn: string | null },
  author: Author,
): Promise<ActionResult> {
  const isOffice =
    memberId === null ||
    (await tx.member.count({
      where: {
        id: memberId,
        status: "ACTIVE",
        staffRoles: { some: { role: { in: [TRANSLATING_ROLE[text.place], "SUPER"] } } },
      },
    })) > 0;
  if (!isOffice) throw validationError({ memberId: ["CHOICE_UNKNOWN"] });
  const of = translatedOf(text);
  const before = await taskOf(tx, of);
  const due = dueOn === null ? null : new Date(dueOn);
  if (before && before.assigneeId === memberId && before.dueOn?.getTime() === due?.getTime()) {
    return { result: before.id, lines: [] };
  }
  if (memberId !== null && memberId !== author.memberId) {
    await writeToTranslator(tx, text, { memberId, dueOn: due }, author.now);
  }
  return written(tx, of, {
    assigneeId: memberId,
    dueOn: due,
    ...(before ? {} : { createdAt: author.now }),
  });
}

/**
 * Hands the English in, to be looked at and published by somebody. Without a task it becomes the own one.
 * @param over when that was handed in which the writer has seen; null: nothing
 * @throws DomainError CONFLICT when somebody handed in something else meanwhile
 */
export async function handInTranslation(
  tx: Tx,
  text: CheckedTranslated,
  { form, over }: { readonly form: object; readonly over: Date | null },
  { memberId, now }: Author,
): Promise<ActionResult> {
  const of = translatedOf(text);
  const before = await taskOf(tx, of);
  if ((before?.handedInAt?.getTime() ?? null) !== (over?.getTime() ?? null)) throw conflictError({});
  return written(tx, of, {
    assigneeId: before?.assigneeId ?? memberId,
    handedInAt: now,
    handedInById: memberId,
    handedIn: JSON.parse(JSON.stringify(form)),
    ...(before ? {} : { createdAt: now }),
  });
}

/** Back to the translator, with what was handed in. @throws DomainError NOT_FOUND: nothing is handed in */
export async function returnTranslation(tx: Tx, text: CheckedTranslated): Promise<ActionResult> {
  const of = translatedOf(text);
  const before = await taskOf(tx, of);
  if (!before?.handedInAt) throw new DomainError("NOT_FOUND");
  return written(tx, of, { handedInAt: null });
}

/** It is done, or not wanted any more: it is on no list. */
export async function endTranslation(tx: Tx, text: CheckedTranslated): Promise<ActionResult> {
  const before = await taskOf(tx, translatedOf(text));
  if (!before) throw new DomainError("NOT_FOUND");
  await tx.translationTask.delete({ where: { id: before.id } });
  return { result: before.id, lines: [{ subjectId: before.id, before: factsOf(before) }] };
}
