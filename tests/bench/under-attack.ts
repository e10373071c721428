// What anonymous visitors can do to everybody else: forty clients, at forty addresses or at one, ask for the
// most expensive documents and pages that are let through, as fast as they are answered, while one person
// signs in, one reads pages that nobody has read before and one a cached list. The first attack asks for an
// answer that is cached: that is what so many requests cost, whatever is asked.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Site, startSite } from "#tests/support/site.ts";
import type { AttackOrder, AttackReport } from "./attackers.ts";
import { ATTACKS, type Attack } from "./attacks.ts";
import type { Figure, Section } from "./report.ts";
import { median } from "./rounds.ts";

const ATTACKERS = 40;
const SAMPLES = 25;
/** Milliseconds between two pages of the one who reads: nobody reads faster, and who asks all the time is one of the crowd. */
const READS_EVERY_MS = 500;
/** Milliseconds until the queue is full. */
const WARM_UP = 5_000;
const AT_MOST_TIMES = 2;
/** The worst of this client's documents is what visitors may send by default; documents of their own with OPEN_GRAPHQL. */
const NAMES: Readonly<Record<Attack, string>> = {
  cached: "as many of a cached answer",
  search: "this client's search",
  own: "documents of their own",
  "search page": "pages of the search",
  "list search": "searches in a list",
  unknown: "addresses of no page",
  harvest: "harvests of the journal",
  "map of the site": "maps of the site",
  calendar: "calendars",
  "article's PDF": "the PDF of an article",
  font: "fonts",
};
/** By what the attackers count as: an attack from one address has to be held as well. */
const SENDERS = { "40 addresses": false, "one address": true } as const;
const ADMIN = { ADMIN_EMAIL: "bench@example.org", ADMIN_PASSWORD: "Bench!Lantern7" };

const post = (url: string, path: string, body: object, from: string) =>
  fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });

/** @returns milliseconds; infinite when the site refuses it as too busy */
async function timed(work: () => Promise<Response>): Promise<number> {
  const from = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (answer.status === 503) return Number.POSITIVE_INFINITY;
  if (answer.status !== 200) throw new Error(`${answer.url}: ${answer.status}`);
  return performance.now() - from;
}

/** Milliseconds, p50; and how many of them the site refused. */
interface Sample {
  readonly signIn: number;
  readonly page: number;
  readonly cached: number;
  readonly refused: number;
}

async function samples(site: Site): Promise<Sample> {
  const signIns: number[] = [];
  const pages: number[] = [];
  const cached: number[] = [];
  const body = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  for (let number = 0; number < SAMPLES; number += 1) {
    await sleep(READS_EVERY_MS);
    signIns.push(await timed(() => post(site.url, "/api/v1/login", body, "192.0.2.1")));
    const headers = { "x-forwarded-for": "192.0.2.2" };
    const path = `/notice/list?search=${randomUUID().slice(0, 8)}`;
    pages.push(await timed(() => fetch(site.url + path, { headers })));
    cached.push(await timed(() => fetch(`${site.url}/notice/list`, { headers })));
  }
  const refused = [...signIns, ...pages, ...cached].filter((time) => !Number.isFinite(time)).length;
  return { signIn: median(signIns), page: median(pages), cached: median(cached), refused };
}

/** Measures while they attack. @returns also what they were answered meanwhile, by status */
async function underAttack(site: Site, attack: Attack, oneAddress: boolean) {
  const order: AttackOrder = { url: site.url, clients: ATTACKERS, oneAddress, attack };
  const attackers = new Worker(new URL("./attackers.ts", import.meta.url), { workerData: order });
  const failed = once(attackers, "error").then(([error]) => Promise.reject(error));
  const answered = () =>
    new Promise<AttackReport>((resolve) => {
      attackers.once("message", resolve);
      attackers.postMessage("answered");
    });
  try {
    await Promise.race([sleep(WARM_UP), failed]);
    const before = await answered();
    const meanwhile = await Promise.race([samples(site), failed]);
    const after = await answered();
    const statuses = [...after].map(
      ([status, count]) => [status, count - (before.get(status) ?? 0)] as const,
    );
    return { meanwhile, statuses };
  } finally {
    await attackers.terminate();
  }
}

const isAttack = (name: string): name is Attack => Object.hasOwn(ATTACKS, name);
const attacks = (): Attack[] => Object.keys(ATTACKS).filter(isAttack);

/** @param databaseUrl null: the embedded database */
export async function measureUnderAttack(databaseUrl: string | null): Promise<Section> {
  const database: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const env = {
    NODE_ENV: "production",
    OPEN_GRAPHQL: "1",
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    ...ADMIN,
    ...database,
  };
  const site = await startSite({ demo: true, env });
  try {
    await samples(site);
    const idle = await samples(site);
    const figures: Figure[] = [];
    for (const attack of attacks()) {
      for (const [senders, oneAddress] of Object.entries(SENDERS)) {
        const { meanwhile, statuses } = await underAttack(site, attack, oneAddress);
        const name = `${NAMES[attack]}, ${senders}`;
        const bound = attack === "cached" ? {} : { atMost: AT_MOST_TIMES };
        const share = (what: string, of: keyof Sample): Figure => ({
          name: `${name}: ${what}, times the idle p50`,
          value: meanwhile[of] / idle[of],
          unit: "",
          ...bound,
        });
        figures.push(
          share("sign-in", "signIn"),
          share("uncached page", "page"),
          share("cached list", "cached"),
          { name: `${name}: refused to others`, value: meanwhile.refused, unit: "", atMost: 0 },
          ...statuses.map(([status, value]) => ({ name: `${name}: answered ${status}`, value, unit: "" })),
        );
      }
    }
    return {
      title: `Forty clients with the worst that is allowed, ${databaseUrl === null ? "embedded" : "PostgreSQL"}`,
      how: `p50 of ${SAMPLES}; idle: sign-in ${idle.signIn.toFixed(0)} ms, page ${idle.page.toFixed(0)} ms, cached ${idle.cached.toFixed(1)} ms`,
      figures,
    };
  } finally {
    await site.stop();
  }
}
