// Documents made to be expensive: how long the gateway takes to refuse each.
import { ask, type BenchSite } from "./bench-site.ts";
import type { Figure, Section } from "./report.ts";
import { median } from "./rounds.ts";

const TRIES = 15;
const AT_MOST_MS = 20;

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(" ");

const NEIGHBOURS = 400;
/** Each fits into the body limit and asks for far more than a page ever does. */
const HOSTILE: Readonly<Record<string, string>> = {
  "400 levels deep": `{ latestPosts(board: NOTICE, first: 10) { ${"next { ".repeat(NEIGHBOURS)} id ${"} ".repeat(NEIGHBOURS)} } }`,
  "2,000 aliases": `{ ${repeat(2_000, (i) => `a${i}: settings { id }`)} }`,
  "lists within lists": `{ ${repeat(20, (i) => `a${i}: latestPosts(board: NOTICE, first: 10) { attachments { url } previous { attachments { url } next { attachments { url } } } }`)} }`,
  "20,000 tokens": `{ settings { ${repeat(20_000, () => "id")} } }`,
  "5,000 directives": `{ settings { id ${repeat(5_000, () => "@include(if: true)")} } }`,
  "fragments that call each other": `{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }`,
  "a bomb of fragments": `{ ...F0 } ${repeat(30, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F30 on Query { settings { id } }`,
  "50 mutations": `mutation { ${repeat(50, (i) => `m${i}: updateMyDetails(version: 1, input: { name: "x", country: "KR" }) { id }`)} }`,
  "1,000 unknown fields": `{ ${repeat(1_000, (i) => `nothing${i}`)} }`,
  "the whole schema": `{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }`,
};

/** @throws when one of them is executed. */
export async function measureHostile(site: BenchSite): Promise<Section> {
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(HOSTILE)) {
    const times: number[] = [];
    for (let number = 0; number < TRIES; number += 1) {
      const start = performance.now();
      const answer = await ask(site.graphql(query));
      times.push(performance.now() - start);
      const body = answer.body.toString("utf8");
      if (!body.includes('"errors"') && answer.status < 400)
        throw new Error(`Not refused: ${name}: ${body.slice(0, 300)}`);
    }
    figures.push({ name, value: median(times), unit: "ms", atMost: AT_MOST_MS });
  }
  return {
    title: "Hostile documents",
    how: `time until the refusal is there, median of ${TRIES}, one at a time`,
    figures,
  };
}
