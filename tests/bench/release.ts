// The minute in which the results of an exam are released: 500 examinees with an account each ask for their
// own as the client does, again and again, and all of them once at that minute, while visitors read the public
// page of the session. Nobody learns anything before it, nobody is refused, and it takes no longer than the
// same people take to read about a session that has nothing to say.
import { randomBytes, randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createTokens } from "#gateway/auth/tokens.ts";
import { migrate } from "#prisma/migrate.ts";
import { MyApplicationsDocument } from "#web/gql/applications.ts";
import { ask, type BenchSite, startBenchSite } from "./bench-site.ts";
import type { LoadTarget } from "./load.ts";
import type { Figure, Section } from "./report.ts";

const EXAMINEES = 500;
const SECRET = randomBytes(32).toString("hex");
const EVERY_MS = 5_000;
const BEFORE_MS = 12_000;
const AFTER_MS = 12_000;
/** The crowd of the minute waits for a processor, as it does without a release. */
const TIMES_THE_PLAIN = 2;

const OFFICES = 2;
const VISITORS = 100;
const MINUTE = 60_000;
/** What the account of an examinee asks for. */
const OWN = { query: MyApplicationsDocument, variables: { language: "KO" } } as const;
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE =
  "mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }";
const SAYS_SOMETHING = /"(PASSED|FAILED)"|"average":\d/;

interface Filled {
  /** Authorization headers of the examinees, and of two people of the office. */
  readonly examinees: readonly string[];
  readonly offices: readonly string[];
  readonly programId: number;
}

/** A session whose results are typed and locked by nobody, examinees and two people of the office who are signed in. */
async function fill(databaseUrl: string): Promise<Filled> {
  await migrate({ kind: "server", connectionString: databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO members (email, email_key, password_hash, name, country, grade, status, created_at, updated_at)
       SELECT 'e' || i || '@example.net', 'e' || i || '@example.net', '', '응시자' || i, 'KR', 'GENERAL', 'ACTIVE', at, at
       FROM generate_series(1, $1::int) AS i, LATERAL (SELECT now() - interval '90 days' AS at) AS joined`,
      [EXAMINEES + OFFICES],
    );
    await client.query(
      `INSERT INTO staff_assignments (member_id, role) SELECT id, 'PROGRAM' FROM members
       WHERE email LIKE 'e%@example.net' ORDER BY id DESC LIMIT $1`,
      [OFFICES],
    );
    const {
      rows: [program],
    } = await client.query<{ id: number }>(
      `INSERT INTO programs (kind, title_ko, description_ko, location_ko, starts_at, ends_at, fee, published_at, created_at, updated_at, ko_updated_at)
       VALUES ('KITEC', '제28회 시험', '', '서울', now() - interval '20 days', now() - interval '19 days', 0, now(), now(), now(), now()) RETURNING id`,
    );
    await client.query(
      `INSERT INTO applications (program_id, member_id, state, amount, name, email, exam_number, score, verdict, created_at, updated_at)
       SELECT p.id, m.id, 'ATTENDED', 0, m.name, m.email, 'T-' || m.id, 40 + m.id % 60,
         (CASE WHEN m.id % 60 < 20 THEN 'FAILED' ELSE 'PASSED' END)::exam_verdict, now(), now()
       FROM members m, programs p WHERE m.email LIKE 'e%@example.net' ORDER BY m.id LIMIT $1`,
      [EXAMINEES],
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
    const headers = sessions.map((session) => `Bearer ${issue(session)}`);
    return {
      examinees: headers.slice(0, EXAMINEES),
      offices: headers.slice(EXAMINEES),
      programId: program?.id ?? 0,
    };
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
  /** Whether a cache between might answer with it. */
  readonly isCacheable: boolean;
}

/** Who asks, and for what. */
interface Crowd {
  readonly count: number;
  readonly request: (place: number) => LoadTarget;
}

/** Each from an address of their own: what strangers behind one address may ask has a bound. */
const addressOf = (network: number, place: number) => `10.${network}.${place >> 8}.${place & 255}`;

/** Everybody asks every five seconds, each at a moment of their own, and all at the minute. */
async function poll({ count, request }: Crowd, minute: number): Promise<readonly SentRequest[]> {
  const asked: SentRequest[] = [];
  const once = async (target: LoadTarget) => {
    const sentAt = Date.now();
    const start = performance.now();
    const answer = await ask(target).catch(() => null);
    const body = String(answer?.body ?? "");
    const isError = answer?.status !== 200 || body.includes('"errors"');
    const says = SAYS_SOMETHING.test(body);
    const isCacheable = !/no-store/.test(answer?.headers["cache-control"] ?? "");
    asked.push({ ms: performance.now() - start, sentAt, endedAt: Date.now(), isError, says, isCacheable });
  };
  await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const first = minute - BEFORE_MS + (place * EVERY_MS) / count;
      const before = Array.from({ length: 2 }, (_one, at) => first + at * EVERY_MS);
      const after = Array.from({ length: 2 }, (_one, at) => first + BEFORE_MS + at * EVERY_MS);
      for (const at of [...before, minute, ...after.filter((one) => one < minute + AFTER_MS)].toSorted(
        (one, other) => one - other,
      )) {
        await sleep(Math.max(0, at - Date.now()));
        await once(request(place));
      }
    }),
  );
  return asked;
}

/** The examinees as the client asks for them, and visitors who read the page of the session, both at once. */
async function pollAll(site: BenchSite, { examinees, programId }: Filled, minute: number) {
  const own: Crowd = {
    count: examinees.length,
    request: (place) =>
      site.graphql(OWN.query, {
        variables: OWN.variables,
        headers: { authorization: examinees[place] ?? "", "x-forwarded-for": addressOf(0, place) },
      }),
  };
  const page: Crowd = {
    count: VISITORS,
    request: (place) => ({
      port: site.port,
      pid: site.pid,
      method: "GET",
      path: `/programs/${programId}`,
      headers: { accept: "text/html", "x-forwarded-for": addressOf(1, place) },
    }),
  };
  const [ownAsked, pageAsked] = await Promise.all([poll(own, minute), poll(page, minute)]);
  return { own: ownAsked, page: pageAsked };
}

/** The office locks the results, and another person releases them at a minute. */
async function release(site: BenchSite, { offices, programId }: Filled, minute: number): Promise<void> {
  const [first = "", second = ""] = offices;
  const at = new Date(minute).toISOString();
  const acts: readonly [string, string, object][] = [
    [first, LOCK, { programId }],
    [second, RELEASE, { programId, at }],
  ];
  for (const [authorization, query, variables] of acts) {
    const { body } = await ask(site.graphql(query, { headers: { authorization }, variables }));
    if (String(body).includes('"errors"')) throw new Error(`The release: ${String(body)}`);
  }
}

function percentile(asked: readonly SentRequest[], share: number): number {
  const sorted = asked.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** @param databaseUrl of an empty database */
export async function measureRelease(databaseUrl: string): Promise<Section> {
  const filled = await fill(databaseUrl);
  const site = await startBenchSite(databaseUrl, { JWT_SECRET: SECRET, TRUST_PROXY: "1" });
  try {
    // The same people ask the same before anything is confirmed.
    const plain = await pollAll(site, filled, Date.now() + BEFORE_MS + 1_000);
    // A release comes at a whole minute.
    const minute = Math.ceil((Date.now() + BEFORE_MS + 2_000) / MINUTE) * MINUTE;
    await release(site, filled, minute);
    const { own, page } = await pollAll(site, filled, minute);
    const asked = [...own, ...page];
    const early = asked.filter(({ endedAt, says }) => endedAt < minute && says);
    const late = own.filter(({ sentAt, says }) => sentAt >= minute && !says);
    const atMost = 0;
    const figures: Figure[] = [
      { name: "answers", value: asked.length, unit: "" },
      { name: "errors", value: asked.filter(({ isError }) => isError).length, unit: "", atMost },
      { name: "answers that said something before the minute", value: early.length, unit: "", atMost },
      { name: "own answers that said nothing after it", value: late.length, unit: "", atMost },
      { name: "public pages with a result", value: page.filter(({ says }) => says).length, unit: "", atMost },
      {
        name: "own answers a cache may keep",
        value: own.filter(({ isCacheable }) => isCacheable).length,
        unit: "",
        atMost,
      },
      ...beside("own applications", plain.own, own),
      ...beside("public page", plain.page, page),
    ];
    return {
      title: "Release of results",
      how: `${EXAMINEES} examinees and ${VISITORS} visitors of the page ask every ${EVERY_MS / 1_000} s and all at the minute, after the same before anything was confirmed`,
      figures,
    };
  } finally {
    await site.site.stop();
  }
}

/** What the minute takes beside the same without a release. */
const beside = (
  name: string,
  plain: readonly SentRequest[],
  asked: readonly SentRequest[],
): readonly Figure[] => [
  { name: `p99 of the ${name} without a release`, value: percentile(plain, 0.99), unit: "ms" },
  {
    name: `p99 of the ${name} around it`,
    value: percentile(asked, 0.99),
    unit: "ms",
    atMost: percentile(plain, 0.99) * TIMES_THE_PLAIN,
  },
];
