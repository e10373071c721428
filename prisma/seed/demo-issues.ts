// The issues of the demo's journal: two volumes with two each, at the end of every half of the year, the newest before today.

import type { ArticleSource, IssueSource } from "#prisma/seed/content/journal/article-source.ts";
import { earlierVolume } from "#prisma/seed/content/journal/earlier-volume.ts";
import { newestVolume } from "#prisma/seed/content/journal/newest-volume.ts";
import { seoulDay, seoulYear } from "#schema/validation/seoul.ts";

/** The newest is vol. 18 no. 2, as the demo's notices say, which call for the next one. */
const NEWEST = { volume: 18, number: 2 };
const HALF_MONTHS = 6;

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
  const halves = seoulDay(now) >= `${year}-07-01` ? 1 : 0;
  return [...newestVolume, ...earlierVolume]
    .map((source, back) => {
      // Day 0 of a month is the last of the one before.
      const issuedOn = new Date(Date.UTC(year, HALF_MONTHS * (halves - back), 0));
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
