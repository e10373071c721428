// The email to the person to whom a translation is assigned.

import type { Tx } from "#prisma/client.ts";
import { dayIn } from "#schema/core/mail/mail-details.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { notWithdrawn } from "#schema/policies/site/pages.ts";
import type { CheckedTranslated } from "#schema/validation/overview/translation-work.ts";

const TITLES = { titleKo: true, titleEn: true } as const;

function titlesOf(tx: Tx, text: CheckedTranslated) {
  if (text.place === "PAGE") {
    const newest = { where: { ...notWithdrawn, key: text.page }, orderBy: { number: "desc" } } as const;
    return tx.pageVersion.findFirst({ ...newest, select: TITLES });
  }
  const own = { where: { id: text.id }, select: TITLES } as const;
  return text.place === "POST" ? tx.post.findUnique(own) : tx.program.findUnique(own);
}

/** Says what to translate and until when, in the translator's language. @param dueOn the last day; null: nobody has said one */
export async function writeToTranslator(
  tx: Tx,
  text: CheckedTranslated,
  task: { readonly memberId: number; readonly dueOn: Date | null },
  now: Date,
): Promise<void> {
  const [to, titles] = await Promise.all([
    tx.member.findUniqueOrThrow({
      where: { id: task.memberId },
      select: { id: true, email: true, language: true },
    }),
    titlesOf(tx, text),
  ]);
  const title = textIn({ ko: titles?.titleKo ?? null, en: titles?.titleEn ?? null }, to.language);
  const due = task.dueOn === null ? {} : { due: dayIn(to.language, task.dueOn) };
  await writeMail(tx, "TRANSLATION_ASSIGNED", to, { now, details: { title, ...due } });
}
