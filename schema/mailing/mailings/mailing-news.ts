// Defines what a mailing is about: a post, or an issue of the journal. Its words begin as the default ones,
// with placeholders for what it is called and where it is read, so that it says what is there when it goes
// out.
import type { Tx } from "#prisma/client.ts";
import type { Mailing, Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { MailDetails } from "#schema/core/mail/compose-mail.ts";
import { SITE } from "#schema/core/mail/compose-mail.ts";
import { topicIn, wordsIn } from "#schema/core/mail/mail-words.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { DomainError } from "#schema/errors.ts";
import { readJournal } from "#schema/journal/journal/article-record.ts";
import { publishedIssues } from "#schema/policies/journal/journal.ts";
import { livePosts } from "#schema/policies/site/posts.ts";
import { issueAddress, postAddress } from "#schema/validation/site-paths.ts";

type About = Pick<Mailing, "postId" | "issueId">;

/** The mailings that tell of nothing, or of what is out. */
export const ofPublishedNews = (now: Date): Prisma.MailingWhereInput => ({
  AND: [
    { OR: [{ postId: null }, { post: livePosts(now) }] },
    { OR: [{ issueId: null }, { issue: publishedIssues(now) }] },
  ],
});

/** The words that a new mailing begins with. @throws DomainError NOT_FOUND for a post or an issue that there is not */
export async function newsWords(tx: Tx, { postId, issueId }: About) {
  if (postId !== null && (await tx.post.count({ where: { id: postId, deletedAt: null } })) === 0)
    throw new DomainError("NOT_FOUND");
  if (issueId !== null && (await tx.journalIssue.count({ where: { id: issueId } })) === 0)
    throw new DomainError("NOT_FOUND");
  if (postId === null && issueId === null) return {};
  const kind = postId === null ? "issue" : "post";
  return {
    subjectKo: wordsIn("KO", `mails.news.${kind}.subject`),
    textKo: wordsIn("KO", `mails.news.${kind}.text`),
    subjectEn: wordsIn("EN", `mails.news.${kind}.subject`),
    textEn: wordsIn("EN", `mails.news.${kind}.text`),
  };
}

/** The values of its placeholders, in each language; null where it is about nothing. */
export async function readNews(
  tx: Tx,
  { postId, issueId }: About,
): Promise<Readonly<Record<Language, MailDetails>> | null> {
  if (postId !== null) {
    const select = { board: true, titleKo: true, titleEn: true } as const;
    const { board, titleKo, titleEn } = await tx.post.findUniqueOrThrow({ where: { id: postId }, select });
    return inBoth((language) => ({
      board: topicIn(language, board),
      title: textIn({ ko: titleKo, en: titleEn }, language),
      address: addressIn(language, postAddress(board, postId)),
    }));
  }
  if (issueId === null) return null;
  const { name } = await readJournal(tx);
  const { volume, number } = await tx.journalIssue.findUniqueOrThrow({ where: { id: issueId } });
  return inBoth((language) => ({
    board: textIn(name, language),
    title: wordsIn(language, "mails.news.issue")
      .replace("{volume}", String(volume))
      .replace("{number}", String(number)),
    address: addressIn(language, issueAddress(issueId)),
  }));
}

const inBoth = (details: (language: Language) => MailDetails) => ({
  KO: details("KO"),
  EN: details("EN"),
});

const addressIn = (language: Language, path: string): string =>
  `${SITE}${language === "EN" ? "/en" : ""}${path}`;
