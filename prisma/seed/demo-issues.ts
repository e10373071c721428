// The issues of the demo's journal: two volumes with two each, a volume a year, at the ends of February and August.

import type { ArticleSource, IssueSource } from "#prisma/seed/content/journal/article-source.ts";
import { earlierVolume } from "#prisma/seed/content/journal/earlier-volume.ts";
import { newestVolume } from "#prisma/seed/content/journal/newest-volume.ts";
import { seoulDay, seoulYear } from "#schema/validation/core/seoul.ts";

/** The newest is vol. 18 no. 2, as the demo's notices say, which call for the next one: that of the last August before today. */
const NEWEST = { volume: 18, number: 2 };
const HALF_MONTHS = 6;
/** The end of the year's second one; the first is half a year before, so that both of a volume are of its year. */
const NEWEST_MONTH = 8;

/** An article where it is in its issue. */
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
  const thisYear = seoulYear(now);
  const year = seoulDay(now) >= `${thisYear}-09-01` ? thisYear : thisYear - 1;
  return [...newestVolume, ...earlierVolume]
    .map((source, back) => {
      // Day 0 of a month is the last of the one before.
      const issuedOn = new Date(Date.UTC(year, NEWEST_MONTH - HALF_MONTHS * back, 0));
      const count = 2 * NEWEST.volume + NEWEST.number - 1 - back;
      return { source, volume: Math.floor(count / 2), number: (count % 2) + 1, issuedOn };
    })
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
