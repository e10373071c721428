// Defines what the office does with the questions that are often asked. Visitors see it with their next request.
import { db, type Tx } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { changesOf } from "#schema/core/audit/changes-of.ts";
import { lockSettings } from "#schema/core/settings/lock-settings.ts";
import { SETTINGS_ID } from "#schema/core/settings/read-settings.ts";
import { writeRows } from "#schema/core/shared/write-rows.ts";
import { conflictError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { writeFaqs } from "#schema/policies/site/faqs.ts";
import { type CheckedFaqs, faqsInput } from "#schema/validation/site/faqs.ts";
import { type Faqs, FaqsForEditingRef, readFaqs } from "./faq-queries.ts";

const FaqInput = builder.inputType("FaqInput", {
  fields: (t) => ({
    id: t.field({ type: "Id", description: "Null: a new one." }),
    questionKo: t.string(),
    questionEn: t.string(),
    answerKo: t.string(),
    answerEn: t.string(),
  }),
});

const FaqsInputRef = builder
  .inputType("FaqsInput", {
    description: "All questions, in order; what is left out is gone.",
    fields: (t) => ({ faqs: t.field({ type: [FaqInput], required: true }) }),
  })
  .validate(faqsInput);

action("saveFaqs", {
  who: "office",
  can: writeFaqs,
  subject: "faq",
  visitorsSee: true,
  type: FaqsForEditingRef,
  description:
    "Saves what was read at `version`; CONFLICT with `extensions.conflict`, all of it as it is now, when it was saved since.",
  args: builder.args((arg) => ({
    version: arg.int({ required: true }),
    input: arg.field({ type: FaqsInputRef, required: true }),
  })),
  run: (tx, { version, input }) => saveFaqs(tx, { version, faqs: input.faqs }),
  answer: () => readFaqs(db),
});

/**
 * Saves the questions that were read at `version`.
 * @throws DomainError CONFLICT with all of them as they are now
 */
async function saveFaqs(
  tx: Tx,
  { version, faqs }: CheckedFaqs & { readonly version: number },
): Promise<ActionResult<null>> {
  await lockSettings(tx);
  const before = await readFaqs(tx);
  const { count } = await tx.setting.updateMany({
    where: { id: SETTINGS_ID, faqVersion: version },
    data: { faqVersion: { increment: 1 } },
  });
  if (count === 0) throw conflictError(before);
  await writeRows(faqs, {
    remove: (remainingIds) => tx.faq.deleteMany({ where: { id: { notIn: remainingIds } } }),
    update: (id, faq, position) => tx.faq.updateMany({ where: { id }, data: { ...faq, position } }),
    create: (faq, position) => tx.faq.create({ data: { ...faq, position } }),
  });
  const changes = changesOf(toFacts(before), toFacts(await readFaqs(tx)));
  return { result: null, lines: [{ subjectId: null, ...changes }] };
}

/** Each question by its id, with its place: the log stores only those that changed. */
const toFacts = ({ faqs }: Faqs) =>
  Object.fromEntries(
    faqs.map(({ id, position: _place, searchKey: _key, ...words }, at) => [
      `${id}`,
      { place: at + 1, ...words },
    ]),
  );
