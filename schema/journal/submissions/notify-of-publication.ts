// When an issue comes out, the authors of its manuscripts are notified where it is and how it is cited
// (docs/manuscripts.md#manuscripts).
import type { Tx } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { SITE } from "#schema/core/mail/compose-mail.ts";
import { type Addressee, type OutsideAddressee, writeMail } from "#schema/core/mail/write-mail.ts";
import { citedColumns, readJournal, titleIn } from "#schema/journal/journal/article-record.ts";
import { cite } from "#schema/journal/journal/citation.ts";
import { articleAddress } from "#schema/validation/site-paths.ts";
import { answerableFor } from "./submission-mails.ts";

/** Writes to each address once: the person who answers for it, and the other authors, members in the language they chose. */
export async function notifyOfPublication(tx: Tx, submissionId: number, now: Date): Promise<void> {
  const article = await tx.article.findUnique({ where: { submissionId }, select: citedColumns });
  if (article === null) return;
  const journal = await readJournal(tx);
  for (const to of await writers(tx, submissionId)) {
    const address = addressIn(to.language, article.id);
    const parts = cite(to.language === "EN" ? "APA" : "KOREAN", article, journal, address);
    const citation = parts.map(({ text }) => text).join("");
    const details = { title: titleIn(article, to.language), address, citation };
    await writeMail(tx, "SUBMISSION_PUBLISHED", to, { now, submissionId, details });
  }
}

const addressIn = (language: Language, id: number): string =>
  `${SITE}${language === "EN" ? "/en" : ""}${articleAddress(id)}`;

async function writers(tx: Tx, submissionId: number): Promise<Iterable<Addressee | OutsideAddressee>> {
  const submission = await tx.submission.findUniqueOrThrow({
    where: { id: submissionId },
    include: {
      authors: {
        where: { declinedAt: null },
        include: { member: { select: { id: true, email: true, language: true, status: true } } },
        orderBy: { position: "asc" },
      },
    },
  });
  const first = await answerableFor(tx, submission);
  const others = submission.authors.map(({ member, email, mailLanguage }): Addressee | OutsideAddressee =>
    member?.status === "ACTIVE" ? member : { id: null, email, language: mailLanguage },
  );
  const byAddress = new Map<string, Addressee | OutsideAddressee>();
  for (const one of first ? [first, ...others] : others) {
    const key = one.email.toLowerCase();
    if (key !== "" && !byAddress.has(key)) byAddress.set(key, one);
  }
  return byAddress.values();
}
