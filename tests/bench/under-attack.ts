// What strangers can do to everybody else: forty clients send the most expensive documents that are let through, no two alike, as fast as
// they are answered, while one person signs in and one reads pages that nobody has read before. Beside it stands what the same clients do
// to them with a document whose answer is kept: that is what so many requests cost, whatever is asked.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Site, startSite } from "#tests/support/site.ts";
import type { Attack, AttackOrder, AttackReport } from "./attackers.ts";
import type { Figure, Section } from "./report.ts";
import { median } from "./rounds.ts";

const ATTACKERS = 40;
const SAMPLES = 25;
/** Milliseconds until what may be spent at once is spent. */
const WARM_UP = 30_000;
const AT_MOST_TIMES = 2;
/** The worst of this client's documents is what visitors may send by default; the worst of their own with OPEN_GRAPHQL. */
const ATTACKS: readonly [attack: Attack, name: string][] = [
  ["kept", "as many of a kept answer"],
  ["search", "this client's search"],
  ["own", "documents of their own"],
];
const ADMIN = { ADMIN_EMAIL: "bench@example.org", ADMIN_PASSWORD: "Bench!Lantern7" };

const post = (url: string, path: string, body: object, from: string) =>
  fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });

async function timed(work: () => Promise<Response>): Promise<number> {
  const from = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.url}: ${answer.status}`);
  return performance.now() - from;
}

interface Sample {
  readonly signIn: number;
  readonly page: number;
}

async function samples(site: Site): Promise<Sample> {
  const signIns: number[] = [];
  const pages: number[] = [];
  const body = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  for (let number = 0; number < SAMPLES; number += 1) {
    signIns.push(await timed(() => post(site.url, "/api/v1/login", body, "192.0.2.1")));
    const headers = { "x-forwarded-for": "192.0.2.2" };
    const path = `/notice/list?search=${randomUUID().slice(0, 8)}`;
    pages.push(await timed(() => fetch(site.url + path, { headers })));
  }
  return { signIn: median(signIns), page: median(pages) };
}

/** Measures while they attack. @returns also what they were answered meanwhile, by status */
async function underAttack(site: Site, attack: Attack, warmUp: number) {
  const order: AttackOrder = { url: site.url, clients: ATTACKERS, attack };
  const attackers = new Worker(new URL("./attackers.ts", import.meta.url), { workerData: order });
  const failed = once(attackers, "error").then(([error]) => Promise.reject(error));
  const answered = () =>
    new Promise<AttackReport>((resolve) => {
      attackers.once("message", resolve);
      attackers.postMessage("answered");
    });
  try {
    await Promise.race([sleep(warmUp), failed]);
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
    for (const [attack, name] of ATTACKS) {
      const isKept = attack === "kept";
      const { meanwhile, statuses } = await underAttack(site, attack, isKept ? 1_000 : WARM_UP);
      const bound = isKept ? {} : { atMost: AT_MOST_TIMES };
      figures.push(
        {
          name: `${name}: sign-in, times the idle p50`,
          value: meanwhile.signIn / idle.signIn,
          unit: "",
          ...bound,
        },
        {
          name: `${name}: uncached page, times the idle p50`,
          value: meanwhile.page / idle.page,
          unit: "",
          ...bound,
        },
        ...statuses.map(([status, value]) => ({ name: `${name}: answered ${status}`, value, unit: "" })),
      );
    }
    return {
      title: `Forty clients with the worst allowed documents, ${databaseUrl === null ? "embedded" : "PostgreSQL"}`,
      how: `p50 of ${SAMPLES}; idle: sign-in ${idle.signIn.toFixed(0)} ms, page ${idle.page.toFixed(0)} ms`,
      figures,
    };
  } finally {
    await site.stop();
  }
}
