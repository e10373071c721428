// What is measured can be read by anyone who may, has fixed labels, and is all that the dashboard and the
// alerts ask for. A slow statement is logged with the request and the operation it belongs to.
import { describe, expect, test } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { type Gateway, startGateway, useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { readSource } from "#tests/support/source-files.ts";

const ALERTS = readSource("docs/monitoring/alerts.yaml");
const MONITORING = readSource("docs/monitoring/grafana-dashboard.json") + ALERTS;
const TOKEN = "a token that is long enough for a test of metrics";
const gateway = useGateway({ config: { metrics: true } });
const scrape = async (of: Gateway = gateway()) => await (await of.request("/metrics")).text();

/** The value of a line; null: there is none. */
function figureOf(text: string, line: string): number | null {
  const found = text.split("\n").find((one) => one.startsWith(`${line} `));
  return found ? Number(found.slice(line.length + 1)) : null;
}

describe("who reads them", () => {
  test("this machine, but not through a proxy of it; with a token anyone who has it", async () => {
    const read = async (of: Gateway, headers: Record<string, string> = {}) =>
      (await of.request("/metrics", { headers })).status;
    expect(await read(gateway())).toBe(200);
    expect(await read(gateway(), { "x-forwarded-for": "127.0.0.1" })).toBe(404);
    expect((await gateway().request("/metrics", { method: "POST" })).status).toBe(405);
    const guarded = await startGateway({ config: { metrics: true, metricsToken: TOKEN } });
    const proxied = await startGateway({ config: { metrics: true, trustProxy: 1 } });
    const without = await startGateway();
    try {
      expect(await read(guarded)).toBe(404);
      expect(await read(guarded, { authorization: `Bearer ${TOKEN}!` })).toBe(404);
      expect(await read(guarded, { authorization: `Bearer ${TOKEN}` })).toBe(200);
      expect(await read(proxied)).toBe(404);
      expect(await read(without)).toBe(404);
    } finally {
      await Promise.all([guarded, proxied, without].map((one) => one.close()));
    }
  });
});

describe("what is measured", () => {
  test("requests by kind and status, statements, jobs, mails and the loop; no address becomes a label", async () => {
    const before = figureOf(await scrape(), 'site_request_seconds_count{kind="rest",status="4xx"}') ?? 0;
    await gateway().send("/api/v1/login", { email: "nobody@example.org", password: "Wrong!Horse7" });
    await gateway().request("/secret-address-of-a-visitor");
    const { session } = await createSignedIn();
    await askGraphql(gateway(), "{ myAccount { email } }", { headers: session.headers });
    const text = await scrape();
    expect(figureOf(text, 'site_request_seconds_count{kind="rest",status="4xx"}')).toBe(before + 1);
    expect(figureOf(text, 'site_request_seconds_count{kind="graphql",status="2xx"}')).toBeGreaterThan(0);
    expect(figureOf(text, 'site_statement_seconds_count{result="done"}')).toBeGreaterThan(3);
    expect(figureOf(text, "site_database_up")).toBe(1);
    expect(figureOf(text, 'site_jobs{queue="mail",state="created"}')).not.toBeNull();
    expect(figureOf(text, 'site_mails{state="failed"}')).toBe(0);
    expect(figureOf(text, "site_nodejs_eventloop_lag_p99_seconds")).not.toBeNull();
    expect(text).not.toContain("secret-address");
  });

  test("is all that the dashboard and the alerts ask for", async () => {
    const text = await scrape();
    const names = [...MONITORING.matchAll(/\bsite_[a-z0-9_]+/g)].map(([metric]) => metric);
    expect(names.length).toBeGreaterThan(20);
    const missing = names.filter(
      (name) => !text.includes(`# TYPE ${name.replace(/_(count|bucket|sum)$/, "")} `),
    );
    expect(missing).toEqual([]);
  });
});

describe("what the dashboard and the alerts ask for", () => {
  test("has the labels that they ask by", async () => {
    const source = readSource("gateway/metrics/prometheus.ts");
    const labelsOf = (metric: string) => {
      const [, rest = ""] = source.split(`name: "${metric.replace(/_(count|bucket|sum)$/, "")}"`);
      return /labelNames: \[([^\]]*)\]/.exec(rest.split("registers")[0] ?? "")?.[1] ?? "";
    };
    const asked = [...MONITORING.matchAll(/\b(site_[a-z0-9_]+)\{(\w+)=/g)];
    expect(asked.length).toBeGreaterThan(8);
    const unknown = asked.filter(([, metric = "", label]) => !labelsOf(metric).includes(`"${label}"`));
    expect(unknown.map(([text]) => text)).toEqual([]);
  });

  test("has a state for each that they name of jobs and mails", async () => {
    const text = await scrape();
    const asked = [...MONITORING.matchAll(/\b(site_(?:jobs|mails))\{state=~?\\?"([\w|]+)/g)];
    expect(asked.length).toBeGreaterThan(2);
    for (const [, metric = "", states = ""] of asked)
      for (const state of states.split("|"))
        expect(text).toMatch(new RegExp(`^${metric}\\{[^}]*state="${state}"`, "m"));
  });

  test("is heard of, too, where there is no backup that could be old", async () => {
    await db.backup.deleteMany();
    const without = await startGateway({ config: { metrics: true } });
    try {
      expect(await scrape(without)).not.toContain("site_backup_timestamp_seconds{");
    } finally {
      await without.close();
    }
    const ages = [...ALERTS.matchAll(/time\(\) - (\w+)\{/g)].map(([, metric]) => metric);
    expect(ages.length).toBeGreaterThan(0);
    for (const metric of new Set(ages)) expect(ALERTS).toContain(`absent(${metric}{`);
  });
});

test("a slow statement is in the log with its request and operation, and without values", async () => {
  const { session } = await createSignedIn();
  const slow = () =>
    gateway()
      .logLines.map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === "A statement was slow");
  await pool.query("SELECT pg_sleep(0.7), $1::text", ["a value"]);
  expect(slow().at(-1)).toMatchObject({ statement: "SELECT pg_sleep(0.7), $1::text" });
  expect(JSON.stringify(slow())).not.toContain("a value");
  // A write that takes its time.
  await pool.query(`
    CREATE FUNCTION wait_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.7); RETURN NULL; END $$;
    CREATE TRIGGER wait_long AFTER INSERT ON consents FOR EACH STATEMENT EXECUTE FUNCTION wait_long();`);
  const answer = await askGraphql(
    gateway(),
    "mutation ChooseIt { chooseNewsletter(granted: true, language: KO) { email } }",
    {
      headers: session.headers,
    },
  );
  await pool.query("DROP TRIGGER wait_long ON consents; DROP FUNCTION wait_long");
  expect(slow().at(-1)).toMatchObject({
    operation: "ChooseIt",
    requestId: answer.headers.get("x-request-id"),
    statement: expect.stringContaining("consents"),
  });
});
