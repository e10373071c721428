// A visitor looks at some pages of the map of the site: each answers, in its language; what is not public is not shown.
import type { World } from "./world.ts";

const SAMPLE = 6;
const VISITOR = "10.254.0.1";
const headers = { "x-forwarded-for": VISITOR };

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address));

/** Every page that search engines are notified of. */
async function mapOf(url: string): Promise<readonly string[]> {
  const index = await (await fetch(`${url}/sitemap.xml`, { headers })).text();
  const found = addressesIn(index);
  if (!index.includes("<sitemapindex")) return found.map(({ pathname }) => pathname);
  const parts = await Promise.all(
    found.map(async ({ pathname }) => addressesIn(await (await fetch(url + pathname, { headers })).text())),
  );
  return parts.flat().map(({ pathname }) => pathname);
}

export async function crawl({ site, random }: World): Promise<readonly string[]> {
  const broken: string[] = [];
  const pages = await mapOf(site.url);
  if (pages.length < SAMPLE) broken.push(`The map of the site has ${pages.length} pages`);
  for (const path of random.some(pages, SAMPLE)) {
    const language = /^\/en(?:\/|$)/.test(path) ? "en" : "ko";
    const answer = await fetch(site.url + path, { headers });
    const html = await answer.text();
    if (answer.status !== 200) broken.push(`${path} answers ${answer.status}`);
    else if (!html.includes(`<html lang="${language}"`)) broken.push(`${path} is not in its language`);
  }
  const answer = await fetch(`${site.url}/graphql`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ query: "{ members { totalCount } }" }),
  });
  if (/"totalCount":\d/.test(await answer.text())) broken.push("A visitor sees the members");
  return broken;
}
