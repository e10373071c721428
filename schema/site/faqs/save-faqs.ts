import type { Tx } from "#prisma/client.ts";
import { changesOf } from "#schema/core/audit/changes-of.ts";
import { holdSettings } from "#schema/core/settings/hold-settings.ts";
import { SETTINGS_ID } from "#schema/core/settings/read-settings.ts";
import { writeRows } from "#schema/core/shared/write-rows.ts";
import { conflictError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedFaqs } from "#schema/validation/site/faqs.ts";
import { type Faqs, readFaqs } from "./read-faqs.ts";

/**
 * Saves the questions that were read at `version`.
 * @throws DomainError CONFLICT with all of them as they are now
 */
export async function saveFaqs(
  tx: Tx,
  { version, faqs }: CheckedFaqs & { readonly version: number },
): Promise<ActionResult<null>> {
  await holdSettings(tx);
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

/** A question a name, with its place: the log keeps only those that changed. */
const toFacts = ({ faqs }: Faqs) =>
  Object.fromEntries(
    faqs.map(({ id, position: _place, searchKey: _key, ...words }, at) => [
      `${id}`,
      { place: at + 1, ...words },
    ]),
  );
