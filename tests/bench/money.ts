// The treasurer's three large jobs: the dues of a year, a statement of the bank, and documents.
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { migrate } from "#prisma/migrate.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { createMatcher, type OpenPayment } from "#schema/validation/money/statement-matching.ts";
import { type Answer, ask, type BenchSite, startBenchSite } from "./bench-site.ts";
import { residentMegabytes } from "./load.ts";
import type { Figure, Section } from "./report.ts";

const MEMBERS = 10_000;
/** Of each member, beside the dues. */
const OPEN_EACH = 10;
const LINES = 5_000;
const PAPERS = 40;
const POLL_MS = 250;
const RUN_ENDS_WITHIN_MS = 5 * 60_000;
/** What Node allows itself on a machine of one gigabyte; with more it collects less often, and takes what nobody else wants. */
const AS_WITH_A_GIGABYTE = "--max-old-space-size=512";
const COLLECTS = `--expose-gc --import ${new URL("./collect-on-signal.mjs", import.meta.url).href}`;
const COLLECTED_WITHIN_MS = 2_000;
const YEAR = seoulYear(new Date()) + 1;

const YEAR_QUERY = `{ duesYear(year: ${YEAR}) { isRunning issued expected grades { toAsk } } }`;
const ISSUE = `mutation { issueDues(year: ${YEAR}, dueOn: "${YEAR}-02-28", expectedCount: ${MEMBERS}) { issued } }`;
const DESK = "{ bankRows { totalCount items { id rank candidates { id } } } }";

/** Members who owe dues, each with ten other payments that are open and one that is paid. */
async function fill(databaseUrl: string): Promise<void> {
  await migrate({ kind: "server", connectionString: databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO members (email, email_key, password_hash, name, country, grade, status, created_at, updated_at)
       SELECT 'm' || i || '@example.net', 'm' || i || '@example.net', '', '회원' || i, 'KR', 'REGULAR', 'ACTIVE', at, at
       FROM generate_series(1, $1::int) AS i, LATERAL (SELECT now() - interval '400 days' AS at) AS joined`,
      [MEMBERS],
    );
    await client.query(
      `INSERT INTO payments (member_id, type, method, state, name_ko, name_en, amount_due, amount_paid, payer_name, payer_email,
         depositor_name, paid_at, created_at, updated_at)
       SELECT id, 'OTHER', 'BANK_TRANSFER', CASE WHEN i = 0 THEN 'PAID' ELSE 'PENDING' END::payment_state, '교재', 'Books',
         10000 + i * 1000, CASE WHEN i = 0 THEN 10000 ELSE 0 END, name, email, name,
         CASE WHEN i = 0 THEN created_at END, created_at, created_at
       FROM members, generate_series(0, $1::int) AS i`,
      [OPEN_EACH],
    );
    await client.query("UPDATE payments SET depositor_name = payer_name || right('0000' || id, 4)");
    await client.query("INSERT INTO grade_dues (grade, type, amount) VALUES ('REGULAR', 'ANNUAL', 50000)");
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}

async function asked(site: BenchSite, authorization: string, query: string): Promise<Answer> {
  const answer = await ask(site.graphql(query, { headers: { authorization } }));
  if (answer.status !== 200 || answer.body.includes('"errors"')) throw new Error(String(answer.body));
  return answer;
}

async function measureRun(site: BenchSite, authorization: string): Promise<readonly Figure[]> {
  const before = residentMegabytes(site.pid);
  const heldBefore = await heldMegabytes(site);
  const start = performance.now();
  await asked(site, authorization, ISSUE);
  let most = before;
  for (let isRunning = true; isRunning; ) {
    if (performance.now() - start > RUN_ENDS_WITHIN_MS)
      throw new Error(`The run has not ended\n${site.site.log()}`);
    await sleep(POLL_MS);
    most = Math.max(most, residentMegabytes(site.pid));
    const { body } = await asked(site, authorization, YEAR_QUERY);
    isRunning = !body.includes('"isRunning":false');
  }
  const took = seconds(start);
  const held = (await heldMegabytes(site)) - heldBefore;
  return [
    { name: `dues asked of ${MEMBERS} members`, value: took, unit: "s", atMost: 60 },
    { name: "memory it holds afterwards", value: Math.max(0, held), unit: "MB", atMost: 50 },
    { name: "memory it took at most, with what was not collected yet", value: most - before, unit: "MB" },
  ];
}

/** What is left in memory once nothing refers to it. */
async function heldMegabytes({ site, pid }: BenchSite): Promise<number> {
  site.process.kill("SIGUSR2");
  await sleep(COLLECTED_WITHIN_MS);
  return residentMegabytes(pid);
}

const seconds = (start: number) => (performance.now() - start) / 1_000;

/** As the desk asks: all that is open, then line after line. */
async function measureMatching(databaseUrl: string): Promise<readonly Figure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const start = performance.now();
    const { rows } = await client.query<OpenPayment>(
      `SELECT id, payer_name AS "payerName", depositor_name AS "depositorName", amount_due - amount_paid AS outstanding,
         created_at AS "createdAt" FROM payments WHERE state IN ('PENDING', 'DECLARED', 'PARTIAL') AND type = 'OTHER'`,
    );
    const match = createMatcher(rows);
    const lines = rows.filter((_, index) => index % Math.floor(rows.length / LINES) === 0);
    const at = new Date();
    const sure = lines.filter(
      ({ depositorName, outstanding }) =>
        match({ sender: depositorName, amount: outstanding, at }).rank === "CERTAIN",
    );
    const took = seconds(start);
    if (sure.length === 0) throw new Error("Nothing was matched");
    return [
      {
        name: `${LINES} lines matched with ${rows.length} open payments`,
        value: took,
        unit: "s",
        atMost: 10,
      },
      { name: "of them certain", value: sure.length, unit: "" },
    ];
  } finally {
    await client.end();
  }
}

/** A statement as the bank gives it: it is read and stored, and the first fifty lines come with what they are for. */
async function measureReconciliation(
  { site, graphql }: BenchSite,
  authorization: string,
): Promise<readonly Figure[]> {
  const lines = Array.from(
    { length: LINES },
    (_, index) => `2026-01-02 10:00:00,회원${index + 1},11000,${index}`,
  );
  const start = performance.now();
  const answer = await fetch(`${site.url}/api/v1/statements?head=0&fields=DAY,SENDER,IN,BALANCE`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", authorization },
    body: ["거래일시,보낸분,입금액,잔액", ...lines].join("\r\n"),
  });
  const said = await answer.text();
  if (!said.includes(`"added":${LINES}`)) throw new Error(`Statement: ${answer.status} ${said}`);
  const read = seconds(start);
  const opened = performance.now();
  const desk = await ask(graphql(DESK, { headers: { authorization } }));
  if (!desk.body.includes(`"totalCount":${LINES}`)) throw new Error(String(desk.body));
  return [
    { name: `statement of ${LINES} lines read and kept`, value: read, unit: "s" },
    { name: "a page of the desk", value: seconds(opened), unit: "s" },
  ];
}

async function measureDocuments(
  { site }: BenchSite,
  authorization: string,
  databaseUrl: string,
): Promise<readonly Figure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM payments WHERE state = 'PAID' ORDER BY id LIMIT $1",
    [PAPERS + 1],
  );
  await client.end();
  const times: number[] = [];
  for (const { id } of rows) {
    const start = performance.now();
    const answer = await fetch(`${site.url}/api/v1/documents`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify({ kind: "RECEIPT", language: "BOTH", payment_id: id }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!bytes.toString("latin1", 0, 5).startsWith("%PDF"))
      throw new Error(`Document: ${answer.status} ${bytes}`);
    times.push(performance.now() - start);
  }
  const [first = Number.NaN, ...warm] = times;
  const middle = warm.sort((a, b) => a - b)[Math.floor(warm.length / 2)] ?? Number.NaN;
  return [
    { name: "first receipt, issued and set", value: first, unit: "ms" },
    { name: `a receipt, issued and set, the middle of ${PAPERS}`, value: middle, unit: "ms", atMost: 50 },
  ];
}

export async function measureMoney(databaseUrl: string): Promise<Section> {
  // The first start makes the account to sign in with, as long as there is nobody.
  await (await startBenchSite(databaseUrl)).site.stop();
  await fill(databaseUrl);
  const site = await startBenchSite(databaseUrl, { NODE_OPTIONS: `${AS_WITH_A_GIGABYTE} ${COLLECTS}` });
  const authorization = await site.signIn();
  const figures = [
    ...(await measureRun(site, authorization)),
    ...(await measureMatching(databaseUrl)),
    ...(await measureReconciliation(site, authorization)),
    ...(await measureDocuments(site, authorization, databaseUrl)),
  ];
  await site.site.stop();
  return {
    title: "The treasurer's large jobs",
    how: `${MEMBERS} members who owe dues, ${MEMBERS * OPEN_EACH} other payments that are open; the heap of a machine of 1 GB`,
    figures,
  };
}
