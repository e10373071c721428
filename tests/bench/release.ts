// The minute in which the results of an exam are released: 500 examinees with an account each ask for their
// own, again and again, and all of them once at that minute. Nobody learns anything before it, nobody is
// refused, and it takes no longer than a page that has nothing to say.
import { randomBytes, randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createTokens } from "#gateway/auth/tokens.ts";
import { migrate } from "#prisma/migrate.ts";
import { ask, type BenchSite, startBenchSite } from "./bench-site.ts";
import type { Figure, Section } from "./report.ts";

const EXAMINEES = 500;
const SECRET = randomBytes(32).toString("hex");
const EVERY_MS = 5_000;
const BEFORE_MS = 12_000;
const AFTER_MS = 12_000;
/** The minute's crowd waits for a processor, as it does for the plain question. */
const TIMES_THE_PLAIN = 2;

const RESULT = "{ myApplications { id score verdict examResult { verdict average } } }";
/** The same people ask for something that has nothing to do with the exam. */
const PLAIN = "{ viewer { member { id name } } }";
const SAYS_SOMETHING = /"(PASSED|FAILED)"|"average":\d/;

/** A session with results, and examinees who are signed in. @returns their Authorization headers */
async function fill(databaseUrl: string): Promise<readonly string[]> {
  await migrate({ kind: "server", connectionString: databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO members (email, email_key, password_hash, name, country, grade, status, created_at, updated_at)
       SELECT 'e' || i || '@example.net', 'e' || i || '@example.net', '', '응시자' || i, 'KR', 'GENERAL', 'ACTIVE', at, at
       FROM generate_series(1, $1::int) AS i, LATERAL (SELECT now() - interval '90 days' AS at) AS joined`,
      [EXAMINEES],
    );
    await client.query(
      `INSERT INTO programs (kind, title_ko, description_ko, location_ko, starts_at, ends_at, fee, published_at, created_at, updated_at, ko_updated_at)
       VALUES ('KITEC', '제28회 시험', '', '서울', now() - interval '20 days', now() - interval '19 days', 0, now(), now(), now(), now())`,
    );
    await client.query(
      `INSERT INTO applications (program_id, member_id, state, amount, name, email, exam_number, score, verdict, created_at, updated_at)
       SELECT p.id, m.id, 'ATTENDED', 0, m.name, m.email, 'T-' || m.id, 40 + m.id % 60,
         (CASE WHEN m.id % 60 < 20 THEN 'FAILED' ELSE 'PASSED' END)::exam_verdict, now(), now()
       FROM members m, programs p WHERE m.email LIKE 'e%@example.net'`,
    );
    await client.query(
      `INSERT INTO exam_results (application_id, version, verdict, average, scores, created_at)
       SELECT id, 1, verdict, score * 100, '{"papers": []}', now() FROM applications`,
    );
    const { rows } = await client.query<{ id: number }>(
      "SELECT id FROM members WHERE email LIKE 'e%@example.net' ORDER BY id",
    );
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + 3_600_000);
    const { issue } = createTokens(SECRET, { now: () => new Date() });
    const sessions = rows.map(({ id: memberId }) => ({ id: randomUUID(), memberId, createdAt, expiresAt }));
    await client.query(
      `INSERT INTO sessions (id, member_id, created_at, authenticated_at, last_seen_at, expires_at)
       SELECT id, member_id, $3, $3, $4, $4 FROM unnest($1::uuid[], $2::int[]) AS made (id, member_id)`,
      [sessions.map(({ id }) => id), sessions.map(({ memberId }) => memberId), createdAt, expiresAt],
    );
    return sessions.map((session) => `Bearer ${issue(session)}`);
  } finally {
    await client.end();
  }
}

interface SentRequest {
  readonly ms: number;
  readonly sentAt: number;
  readonly endedAt: number;
  readonly isError: boolean;
  readonly says: boolean;
}

/** Everybody asks every five seconds, each at a moment of their own, and all at the minute. */
async function poll(
  site: BenchSite,
  people: readonly string[],
  { query, minute }: { readonly query: string; readonly minute: number },
): Promise<readonly SentRequest[]> {
  const asked: SentRequest[] = [];
  const once = async (headers: Record<string, string>) => {
    const sentAt = Date.now();
    const start = performance.now();
    const answer = await ask(site.graphql(query, { headers })).catch(() => null);
    const body = String(answer?.body ?? "");
    const isError = answer?.status !== 200 || body.includes('"errors"');
    const says = SAYS_SOMETHING.test(body);
    asked.push({ ms: performance.now() - start, sentAt, endedAt: Date.now(), isError, says });
  };
  await Promise.all(
    people.map(async (authorization, place) => {
      // Each from an address of their own: what strangers behind one address may ask has a bound.
      const headers = { authorization, "x-forwarded-for": `10.0.${place >> 8}.${place & 255}` };
      const first = minute - BEFORE_MS + (place * EVERY_MS) / people.length;
      const before = Array.from({ length: 2 }, (_, at) => first + at * EVERY_MS);
      const after = Array.from({ length: 2 }, (_, at) => first + BEFORE_MS + at * EVERY_MS);
      for (const at of [...before, minute, ...after.filter((one) => one < minute + AFTER_MS)].toSorted(
        (one, other) => one - other,
      )) {
        await sleep(Math.max(0, at - Date.now()));
        await once(headers);
      }
    }),
  );
  return asked;
}

function percentile(asked: readonly SentRequest[], share: number): number {
  const sorted = asked.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** @param databaseUrl of an empty database */
export async function measureRelease(databaseUrl: string): Promise<Section> {
  const people = await fill(databaseUrl);
  const site = await startBenchSite(databaseUrl, { JWT_SECRET: SECRET, TRUST_PROXY: "1" });
  try {
    const plain = await poll(site, people, { query: PLAIN, minute: Date.now() + BEFORE_MS + 1_000 });
    const minute = Date.now() + BEFORE_MS + 1_000;
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("UPDATE programs SET results_released_at = $1", [new Date(minute)]);
    await client.end();
    const asked = await poll(site, people, { query: RESULT, minute });
    const early = asked.filter(({ endedAt, says }) => endedAt < minute && says);
    const late = asked.filter(({ sentAt, says }) => sentAt >= minute && !says);
    const figures: Figure[] = [
      { name: "answers", value: asked.length, unit: "" },
      { name: "errors", value: asked.filter(({ isError }) => isError).length, unit: "", atMost: 0 },
      { name: "answers that said something before the minute", value: early.length, unit: "", atMost: 0 },
      { name: "answers that said nothing after it", value: late.length, unit: "", atMost: 0 },
      { name: "p99 of the plain question", value: percentile(plain, 0.99), unit: "ms" },
      {
        name: "p99 of the own result",
        value: percentile(asked, 0.99),
        unit: "ms",
        atMost: percentile(plain, 0.99) * TIMES_THE_PLAIN,
      },
    ];
    return {
      title: "Release of results",
      how: `${EXAMINEES} examinees ask every ${EVERY_MS / 1_000} s and all at the minute, after the same with a plain question`,
      figures,
    };
  } finally {
    await site.site.stop();
  }
}
