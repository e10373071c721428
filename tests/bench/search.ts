// Whether the search stays as fast when the site grows: words of two syllables, common and rare, over 10,000 and 1,000,000 posts,
// looked for again each time (signed in).
import type { BenchSite } from "./bench-site.ts";
import { SEARCHED_WORDS } from "./fill-posts.ts";
import type { Figure, Section } from "./report.ts";
import { compete } from "./rounds.ts";

const SHAPE = { connections: 4, seconds: 2, threads: 1 } as const;
/** Issue 4. */
const ATMOST = 3;

const SEARCH = `query ($text: String!) { search(text: $text, language: KO) { groups { type count hasMore hits { id path date
  title { text marks { start end } } snippet { text marks { start end } } } } } }`;

/** @param small over 10,000 posts; `large` over 1,000,000 */
export async function measureSearch(small: BenchSite, large: BenchSite): Promise<Section> {
  const [few, many] = await Promise.all([small.signIn(), large.signIn()]);
  const target = (site: BenchSite, authorization: string, text: string) =>
    site.graphql(SEARCH, { headers: { authorization }, variables: { text } });
  const words = Object.entries(SEARCHED_WORDS);
  const medians = await compete(
    words.flatMap(([share, word]) => [
      { name: `${word} (in ${share}) of 10,000`, target: target(small, few, word) },
      { name: `${word} (in ${share}) of 1,000,000`, target: target(large, many, word) },
    ]),
    SHAPE,
  );
  const figures = words.map(([share, word], index): Figure => {
    const [one, other] = medians.slice(index * 2, index * 2 + 2);
    return {
      name: `${word} (in ${share}), 1,000,000 against 10,000 posts`,
      value: (one?.rate ?? Number.NaN) / (other?.rate ?? Number.NaN),
      unit: "times as long",
      atMost: ATMOST,
    };
  });
  return {
    title: "Search of the whole site as it grows",
    how: `${SHAPE.connections} connections, signed in; share of the first`,
    medians,
    figures,
  };
}
