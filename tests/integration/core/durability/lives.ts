// A site that is started and killed again and again on the same data, with people at work on it. While one
// process runs, the next one is already loaded. So a start is only what matters here: the database that comes
// back after the kill.
import { setTimeout as sleep } from "node:timers/promises";
import { type Site, type SiteOptions, warmSite } from "#tests/support/site.ts";

/** People at work in one life of the site. */
interface AtWork {
  /** Whether enough was acknowledged that the blow may fall. */
  isEnough(): boolean;
  /**
   * Settles when the site is gone, or has answered everybody that it is too busy; fails when somebody got an
   * answer that nobody should.
   */
  readonly ended: Promise<unknown>;
}

/** People of one kind, over all lives of the site, who remember every answer. */
export interface Crew {
  begin(site: Site, round: number): Promise<AtWork>;
  /**
   * After the last life, with its database connected: what was acknowledged is there, nothing by half, and
   * blows fell into the work.
   */
  expectStored(): Promise<void>;
}

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

/** One life: people work, and some milliseconds after each kind has got enough answers the process is gone. */
export async function workAndDie(
  site: Site,
  round: number,
  crews: readonly Crew[],
  milliseconds: number,
): Promise<void> {
  const atWork = await Promise.all(crews.map((crew) => crew.begin(site, round)));
  const ended = Promise.all(atWork.map(({ ended }) => ended));
  const left = new Set(atWork);
  for (const people of atWork)
    void people.ended.then(
      () => left.delete(people),
      () => undefined,
    );
  const isDue = () => [...left].every((people) => people.isEnough());
  while (!isDue()) await Promise.race([sleep(5), ended]);
  await sleep(milliseconds);
  if (site.process.exitCode !== null)
    throw new Error(`The site ended by itself:\n${site.log().slice(-4_000)}`);
  await site.kill();
  await ended;
}
