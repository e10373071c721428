// Whether Ctrl+K of the office answers at once over a million members and as many payments (docs/overview.md#office-search).
import type { BenchSite } from "./bench-site.ts";
import { OFFICE_WORDS } from "./fill-office.ts";
import { residentMegabytes } from "./load.ts";
import type { Section } from "./report.ts";

const QUERY = `query ($text: String!) { officeSearch(text: $text, language: KO) { kind id title detail amount state } }`;
const TIMES = 20;
/** Milliseconds, of the slowest but one of twenty. */
const AT_MOST = 100;

/**
 * By what a secretary types: a name, a surname that fifty thousand have, initials, a part of an address, a
 * number, digits, an amount.
 */
const TEXTS = ["김가온", "김", "ㄱㄱㅇ", OFFICE_WORDS.address, "777777", "4821", "50,000", "book 50,000", ""];

async function ask(site: BenchSite, authorization: string, text: string): Promise<number> {
  const before = performance.now();
  const answer = await fetch(`${site.site.url}/graphql`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json", "graphql-require-preflight": "1" },
    body: JSON.stringify({ query: QUERY, variables: { text } }),
  });
  const { errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return performance.now() - before;
}

export async function measurePalette(site: BenchSite): Promise<Section> {
  const authorization = await site.signIn();
  const figures: Section["figures"][number][] = [];
  for (const text of TEXTS) {
    // The first of each is written down as a look, and plans its statements.
    await ask(site, authorization, text);
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) times.push(await ask(site, authorization, text));
    times.sort((a, b) => a - b);
    figures.push({
      name: text === "" ? "what was worked on last" : `"${text}"`,
      value: times[TIMES - 2] ?? Number.NaN,
      unit: "ms",
      atMost: AT_MOST,
    });
  }
  const held = residentMegabytes(site.pid);
  figures.push({ name: "resident memory of the gateway afterwards", value: held, unit: "MB" });
  return {
    title: "Ctrl+K over 1,000,000 members and payments",
    how: `one after the other, as SUPER, ${TIMES} times each, the slowest but one`,
    figures,
  };
}
