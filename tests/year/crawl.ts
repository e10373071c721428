// A visitor looks at some pages of the map of the site: each answers, is whole in its language, and axe finds nothing on it.
import { missingFrom } from "./whole-page.ts";
import type { World } from "./world.ts";

const SAMPLE = 6;
/** Of these, so many are opened in a browser. */
const LOOKED_AT = 2;
/** Of the visitor. */
export const VISITOR = "10.254.0.1";
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

const languageOf = (path: string) => (/^\/en(?:\/|$)/.test(path) ? "en" : "ko");

export async function crawl({ site, random, browser }: World): Promise<readonly string[]> {
  const broken: string[] = [];
  const pages = await mapOf(site.url);
  if (pages.length < SAMPLE) broken.push(`The map of the site has ${pages.length} pages`);
  const some = random.some(pages, SAMPLE);
  for (const path of some) {
    const answer = await fetch(site.url + path, { headers });
    const html = await answer.text();
    if (answer.status !== 200) broken.push(`${path} answers ${answer.status}`);
    else broken.push(...missingFrom(html, languageOf(path)).map((what) => `${path} is not whole: ${what}`));
  }
  for (const [place, path] of some.slice(0, LOOKED_AT).entries()) {
    const found = await browser.violations(site.url + path, place);
    broken.push(...found.map((what) => `${path}: ${what}`));
  }
  return broken;
}
