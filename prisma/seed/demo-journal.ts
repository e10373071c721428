// Writes the demo's journal as its editors would have.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { AuthorSource } from "#prisma/seed/content/journal/article-source.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { whenSeoulShows } from "#schema/validation/core/seoul.ts";
import type { DemoIssue, PrintedArticle } from "./demo-issues.ts";

/** @param files rows of the PDFs, by what they say */
export async function createDemoJournal(
  tx: Tx,
  issues: readonly DemoIssue[],
  files: ReadonlyMap<PrintedArticle, Prisma.FileCreateManyInput>,
): Promise<void> {
  const rows = await tx.file.createManyAndReturn({
    data: [...files.values()],
    select: { id: true, key: true },
  });
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  for (const { source, volume, number, issuedOn, articles } of issues) {
    const publishedAt = whenSeoulShows(new Date(issuedOn.getTime() + DAY * 0.4));
    const [titleKo = null, titleEn = null] = source.title ?? [];
    const issue = await tx.journalIssue.create({
      data: { volume, number, issuedOn, titleKo, titleEn, publishedAt, createdAt: publishedAt },
    });
    for (const [position, printed] of articles.entries()) {
      const key = files.get(printed)?.key ?? "";
      await tx.article.create({
        data: {
          ...articleRow(printed, issuedOn),
          issueId: issue.id,
          position,
          fileId: ids.get(key) ?? null,
          createdAt: publishedAt,
          updatedAt: publishedAt,
          authors: { create: printed.source.authors.map(authorRow) },
        },
      });
    }
  }
}

const before = (day: Date, days: number) => new Date(day.getTime() - days * DAY);

function articleRow(
  { source, firstPage, lastPage, doi }: PrintedArticle,
  issuedOn: Date,
): Omit<Prisma.ArticleUncheckedCreateInput, "issueId"> {
  const { type = "RESEARCH", language = "KO", title, abstract, keywords, state = "CURRENT", notice } = source;
  const isReviewed = type === "RESEARCH" || type === "NOTE";
  return {
    type,
    language,
    titleKo: title[0],
    titleEn: title[1],
    abstractKo: abstract?.[0] ?? null,
    abstractEn: abstract?.[1] ?? null,
    keywordsKo: [...(keywords?.[0] ?? [])],
    keywordsEn: [...(keywords?.[1] ?? [])],
    firstPage,
    lastPage,
    receivedOn: isReviewed ? before(issuedOn, 75 + (firstPage % 9)) : null,
    revisedOn: isReviewed ? before(issuedOn, 32 + (firstPage % 7)) : null,
    acceptedOn: isReviewed ? before(issuedOn, 18) : null,
    doi,
    references: [...(source.references ?? [])],
    state,
    noticeKo: notice?.[0] ?? null,
    noticeEn: notice?.[1] ?? null,
    noticedOn: state === "CURRENT" ? null : before(issuedOn, -40),
  };
}

const authorRow = ({ name, at, orcid, corresponding = false }: AuthorSource, position: number) => ({
  position,
  nameKo: name[0],
  familyName: name[1],
  givenName: name[2],
  affiliationKo: at[0],
  affiliationEn: at[1],
  orcid: orcid ?? null,
  corresponding,
});
