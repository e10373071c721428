// Whether a list stays as fast when the board grows: its first page and page 400, at 5,000 and at 1,000,000 posts, read from
// the database each time (signed in).
import type { BenchSite } from "./bench-site.ts";
import { LIST_PAGE_QUERY } from "./orders.ts";
import type { Section } from "./report.ts";
import { compete } from "./rounds.ts";

const CONNECTIONS = 8;
const SECONDS = 2;
const ATMOST = 1.5;

export async function measureGrowth(small: BenchSite, large: BenchSite): Promise<Section> {
  const headers = {
    small: { authorization: await small.signIn() },
    large: { authorization: await large.signIn() },
  };
  const page = (site: BenchSite, authorization: { authorization: string }, number: number) =>
    site.graphql(LIST_PAGE_QUERY, { headers: authorization, variables: { page: number } });
  const medians = await compete(
    [
      { name: "page 1 of 5,000 posts", target: page(small, headers.small, 1) },
      { name: "page 1 of 1,000,000 posts", target: page(large, headers.large, 1) },
      { name: "page 400 of 5,000 posts", target: page(small, headers.small, 400) },
      { name: "page 400 of 1,000,000 posts", target: page(large, headers.large, 400) },
    ],
    { connections: CONNECTIONS, seconds: SECONDS, threads: 1 },
  );
  const rate = (index: number) => medians[index]?.rate ?? Number.NaN;
  return {
    title: "List page as the board grows",
    how: `${CONNECTIONS} connections, signed in, with totals and tags as the list page asks; share of page 1 of 5,000`,
    medians,
    figures: [
      {
        name: "page 1, 1,000,000 against 5,000 posts",
        value: rate(0) / rate(1),
        unit: "times as long",
        atMost: ATMOST,
      },
      {
        name: "page 400, 1,000,000 against 5,000 posts",
        value: rate(2) / rate(3),
        unit: "times as long",
        atMost: ATMOST,
      },
      {
        name: "page 400 against page 1 of 5,000 posts",
        value: rate(0) / rate(2),
        unit: "times as long",
        atMost: ATMOST,
      },
    ],
  };
}
