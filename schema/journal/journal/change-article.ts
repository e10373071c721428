// Changes to a published article: it stays what was cited, and says what was changed since and when
// (docs/journal.md#roles-and-issues).
import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#prisma/client.ts";
import type { Article } from "#prisma/generated/client.ts";
import { validationError } from "#schema/errors.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { mayArticleMove } from "#schema/validation/journal/issue-state.ts";
import type { CheckedArticle } from "#schema/validation/journal/journal-articles.ts";
import { isoDateOrNull } from "./day.ts";

interface Change {
  readonly before: Article;
  readonly article: CheckedArticle;
  /** Its issue is out. */
  readonly isOut: boolean;
  readonly now: Date;
}

/**
 * What a reader has cited: what is beside it, such as the DOI, the works cited and the licence, serves
 * machines and may follow later.
 */
const citedOf = ({
  language,
  type,
  titleKo,
  titleEn,
  abstractKo,
  abstractEn,
  ...article
}: CheckedArticle) => ({
  language,
  type,
  titleKo,
  titleEn,
  abstractKo,
  abstractEn,
  firstPage: article.firstPage,
  lastPage: article.lastPage,
  dates: [article.receivedOn, article.revisedOn, article.acceptedOn],
  authors: article.authors.map(({ nameKo, familyName, givenName }) => ({ nameKo, familyName, givenName })),
  fileId: article.fileId,
});

/** The columns of the notice after a save. @throws DomainError VALIDATION NOTICE_NEEDED, CHOICE_UNKNOWN */
export async function changeColumns(tx: Tx, { before, article, isOut, now }: Change) {
  const { change, noticeKo, noticeEn } = article;
  if (!isOut) {
    if (change !== "NONE") throw validationError({ change: ["CHOICE_UNKNOWN"] });
    return {};
  }
  if (change === "NONE") {
    const authors = await tx.articleAuthor.findMany({
      where: { articleId: before.id },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    });
    const isFirstFile = before.fileId === null;
    const citedBefore = citedOf({
      ...article,
      ...before,
      receivedOn: isoDateOrNull(before.receivedOn),
      revisedOn: isoDateOrNull(before.revisedOn),
      acceptedOn: isoDateOrNull(before.acceptedOn),
      // A PDF that was not there yet may follow.
      fileId: isFirstFile ? article.fileId : before.fileId,
      authors: authors.map((author) => ({ ...author, email: author.email })),
    });
    if (!isDeepStrictEqual(citedBefore, citedOf(article)))
      throw validationError({ change: ["NOTICE_NEEDED"] });
    return {};
  }
  if (!mayArticleMove(before.state, change)) throw validationError({ change: ["CHOICE_UNKNOWN"] });
  return { state: change, noticeKo, noticeEn, noticedOn: new Date(seoulDay(now)) };
}

/** A PDF that readers could open stays, when another takes its place. */
export async function storeFormerFile(
  tx: Tx,
  { before, article, now }: Omit<Change, "isOut">,
): Promise<void> {
  if (before.fileId === null || before.fileId === article.fileId) return;
  const [articleId, fileId] = [before.id, before.fileId];
  const replacedOn = new Date(seoulDay(now));
  await tx.articleFormerFile.upsert({
    where: { articleId_fileId: { articleId, fileId } },
    create: { articleId, fileId, replacedOn },
    update: { replacedOn },
  });
}
