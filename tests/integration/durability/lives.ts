// A site that lives and dies again and again on the same data. While one life goes on, the process of the next is loaded already:
// what is left of a start is what matters here, the database that comes back after the blow.
import { type Site, type SiteOptions, warmSite } from "#tests/support/site.ts";

/** @param live has to kill the site */
export async function forEachLife(
  options: SiteOptions,
  lives: number,
  live: (site: Site, round: number) => Promise<void>,
): Promise<void> {
  let next = await warmSite(options);
  for (let round = 1; round <= lives; round++) {
    const site = await next.start();
    const last = round === lives;
    const [, warmed] = await Promise.all([live(site, round), last ? next : warmSite(options)]);
    next = warmed;
  }
}
