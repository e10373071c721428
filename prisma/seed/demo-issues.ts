// The issues of the demo's journal: two volumes with two each, at the end of every half of the academic year, the newest before today.

import type { ArticleSource, IssueSource } from "#prisma/seed/content/journal/article-source.ts";
import { earlierVolume } from "#prisma/seed/content/journal/earlier-volume.ts";
import { newestVolume } from "#prisma/seed/content/journal/newest-volume.ts";
import { seoulDay, seoulYear } from "#schema/validation/seoul.ts";

/** The year before the first volume. */
const FOUNDED = 2014;
/** When the issues of a volume are dated: the later one first. */
const DATES = [
  [8, 31],
  [2, 28],
] as const;

/** An article where it stands in its issue. */
export interface PrintedArticle {
  readonly source: ArticleSource;
  readonly volume: number;
  readonly number: number;
  readonly issuedOn: string;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly doi: string;
}

export interface DemoIssue {
  readonly source: IssueSource;
  readonly volume: number;
  readonly number: number;
  readonly issuedOn: Date;
  readonly articles: readonly PrintedArticle[];
}

/** The issues, the oldest first, with their pages counted. */
export function demoIssues(now: Date): DemoIssue[] {
  const year = seoulYear(now);
  const newest = seoulDay(now) >= `${year}-09-01` ? year : year - 1;
  return [newestVolume, earlierVolume]
    .flatMap((issues, back) =>
      issues.map((source, at) => {
        const [month, day] = DATES[at] ?? DATES[0];
        const issuedOn = new Date(Date.UTC(newest - back, month - 1, day));
        const volume = newest - back - FOUNDED;
        return { source, volume, number: 2 - at, issuedOn };
      }),
    )
    .reverse()
    .map((issue) => ({ ...issue, articles: paged(issue) }));
}

function paged({ source, volume, number, issuedOn }: Omit<DemoIssue, "articles">): PrintedArticle[] {
  let next = 1;
  return source.articles.map((article, at) => {
    const firstPage = next;
    next += article.pages;
    return {
      source: article,
      volume,
      number,
      issuedOn: issuedOn.toISOString().slice(0, 10),
      firstPage,
      lastPage: next - 1,
      // The prefix of examples, which resolves to nothing.
      doi: `10.5555/sti.${volume}.${number}.${String(at + 1).padStart(3, "0")}`,
    };
  });
}
