// Defines what goes of an author whose account is erased
// (docs/manuscripts.md#authors-whose-account-is-erased). A name that is printed, or may yet be, stays; an
// address never does.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { ANONYMISED_NAME } from "#schema/people/account/anonymised-name.ts";

/** Where a manuscript will never be printed. */
const FORGOTTEN = {
  nameKo: ANONYMISED_NAME,
  familyName: null,
  givenName: null,
  affiliationKo: null,
  affiliationEn: null,
  orcid: null,
} as const satisfies Prisma.SubmissionAuthorUpdateManyMutationInput;

/** An author who was asked had an address then: without one the author is erased. */
const ERASED: Prisma.SubmissionAuthorWhereInput = {
  email: "",
  OR: [{ consentAskedAt: { not: null } }, { consentedAt: { not: null } }, { declinedAt: { not: null } }],
};

/** These authors take their addresses and their words to the editors along, in manuscripts and in articles. */
export async function eraseAddresses(
  tx: Tx,
  authors: Prisma.SubmissionAuthorWhereInput,
  now: Date,
): Promise<void> {
  const found = await tx.submissionAuthor.findMany({
    where: { ...authors, submission: { state: { not: "DRAFT" } } },
  });
  for (const { id, submissionId, email } of found) {
    // Emails went to the address as it is there, also before there was an account.
    await tx.mail.deleteMany({ where: { submissionId, memberId: null, toAddress: email } });
    await tx.oneTimeToken.deleteMany({ where: { authorId: id } });
    await eraseInArticles(tx, { article: { submissionId }, email: { equals: email, mode: "insensitive" } });
  }
  const ids = found.map(({ id }) => id);
  // Anyone who was written in since it was sent last counts as asked: nobody can be asked any more.
  await tx.submissionAuthor.updateMany({
    where: { id: { in: ids }, consentAskedAt: null, consentedAt: null, declinedAt: null },
    data: { consentAskedAt: now },
  });
  await tx.submissionAuthor.updateMany({
    where: { id: { in: ids } },
    data: { email: "", contribution: null, memberId: null },
  });
  const submissions = [...new Set(found.map(({ submissionId }) => submissionId))];
  // An open form would store the address again.
  await tx.submission.updateMany({ where: { id: { in: submissions } }, data: { version: { increment: 1 } } });
  const over = await tx.submission.findMany({
    where: { id: { in: submissions }, state: { in: ["REJECTED", "WITHDRAWN"] } },
    select: { id: true },
  });
  for (const { id } of over) await eraseNames(tx, id);
}

/** An address that is with authors of articles, whether they came from a manuscript or not. */
export async function eraseInArticles(tx: Tx, where: Prisma.ArticleAuthorWhereInput): Promise<void> {
  const found = await tx.articleAuthor.findMany({ where, select: { id: true, articleId: true } });
  if (found.length === 0) return;
  await tx.articleAuthor.updateMany({
    where: { id: { in: found.map(({ id }) => id) } },
    data: { email: null },
  });
  await tx.article.updateMany({
    where: { id: { in: found.map(({ articleId }) => articleId) } },
    data: { version: { increment: 1 } },
  });
}

/** Of a manuscript that ended without being printed the names of erased authors go, too. */
export async function eraseNames(tx: Tx, submissionId: number): Promise<void> {
  await tx.submissionAuthor.updateMany({ where: { submissionId, ...ERASED }, data: FORGOTTEN });
}
