// What strangers can do to everybody else: forty clients send the most expensive documents that are let through, no two alike, as fast as
// they are answered, while one person signs in and one reads pages that nobody has read before.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Site, startSite } from "#tests/support/site.ts";
import type { Figure, Section } from "./report.ts";
import { median } from "./rounds.ts";

const ATTACKERS = 40;
const SAMPLES = 25;
/** Milliseconds until what may be spent at once is spent. */
const WARM_UP = 30_000;
const AT_MOST_TIMES = 2;
const ADMIN = { ADMIN_EMAIL: "bench@example.org", ADMIN_PASSWORD: "Bench!2345" };

/** Within all bounds of gateway/graphql/limits.ts, a new document each time. */
function expensive(): string {
  const fields = "id title(language: KO) { text } next { id } previous { id }";
  const lists = ["NOTICE", "NEWS", "GALLERY"].map(
    (board) => `a${randomUUID().slice(0, 8)}: latestPosts(board: ${board}, first: 10) { ${fields} }`,
  );
  return `{ ${lists.join(" ")} }`;
}

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

async function samples(site: Site): Promise<{ signIn: number; page: number }> {
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
  const statuses = new Map<number, number>();
  let stopped = false;
  const attack = async (number: number) => {
    while (!stopped) {
      const answer = await post(site.url, "/graphql", { query: expensive() }, `198.51.100.${number}`);
      const text = await answer.text();
      if (answer.status === 200 && text.includes('"errors"'))
        throw new Error(`Not let through: ${text.slice(0, 200)}`);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  const measure = async () => {
    let attackers: Promise<unknown> = Promise.resolve();
    try {
      await samples(site);
      const before = await samples(site);
      attackers = Promise.all(Array.from({ length: ATTACKERS }, (_, number) => attack(number)));
      await sleep(WARM_UP);
      statuses.clear();
      return { idle: before, meanwhile: await samples(site) };
    } finally {
      stopped = true;
      await attackers;
      await site.stop();
    }
  };
  const { idle, meanwhile } = await measure();
  const ratios: Figure[] = [
    {
      name: "sign-in, times the idle p50",
      value: meanwhile.signIn / idle.signIn,
      unit: "",
      atMost: AT_MOST_TIMES,
    },
    {
      name: "uncached page, times the idle p50",
      value: meanwhile.page / idle.page,
      unit: "",
      atMost: AT_MOST_TIMES,
    },
  ];
  const counted = [...statuses].map(([status, count]) => ({
    name: `documents answered ${status}`,
    value: count,
    unit: "",
  }));
  return {
    title: `Forty clients with the worst allowed documents, ${databaseUrl === null ? "embedded" : "PostgreSQL"}`,
    how: `p50 of ${SAMPLES}; idle: sign-in ${idle.signIn.toFixed(0)} ms, page ${idle.page.toFixed(0)} ms`,
    figures: [...ratios, ...counted],
  };
}
