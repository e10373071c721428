// The metrics in prom-client, which is loaded only where they are asked for.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { pool } from "#prisma/client.ts";
import { onStatement } from "#prisma/watch-statements.ts";
import { readWaiting } from "#schema/core/health/read-waiting.ts";
import type { Metrics } from "./metrics.ts";

/** Seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createPrometheus(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "site_" });
  const requests = new Histogram({
    name: "site_request_seconds",
    help: "Requests by kind and class of status",
    labelNames: ["kind", "status"],
    buckets: BUCKETS,
    registers,
  });
  const pages = new Counter({
    name: "site_pages_total",
    help: "Pages asked for, by whether they were cached",
    labelNames: ["cache"],
    registers,
  });
  const rendering = new Histogram({
    name: "site_rendering_seconds",
    help: "What threads for visitors worked out, waiting included",
    labelNames: ["kind", "result"],
    buckets: BUCKETS,
    registers,
  });
  const statements = new Histogram({
    name: "site_statement_seconds",
    help: "Statements of the database, from the main loop",
    labelNames: ["result"],
    buckets: BUCKETS,
    registers,
  });
  const connections = new Gauge({
    name: "site_database_connections",
    help: "Connections of the pool, and askers that wait for one",
    labelNames: ["state"],
    registers,
  });
  const up = new Gauge({ name: "site_database_up", help: "1: the database answers", registers });
  const jobs = new Gauge({
    name: "site_jobs",
    help: "Jobs of the queues that are not done",
    labelNames: ["queue", "state"],
    registers,
  });
  const mails = new Gauge({
    name: "site_mails",
    help: "Mails that wait or failed",
    labelNames: ["state"],
    registers,
  });
  const backup = new Gauge({
    name: "site_backup_timestamp_seconds",
    help: "When the newest backup was made, and the newest proved one was proved; absent: never",
    labelNames: ["what"],
    registers,
  });
  const stopHearing = onStatement(({ milliseconds, failed }) =>
    statements.observe({ result: failed ? "failed" : "done" }, milliseconds / 1_000),
  );

  async function look(): Promise<void> {
    connections.set({ state: "open" }, pool.totalCount);
    connections.set({ state: "idle" }, pool.idleCount);
    connections.set({ state: "waiting" }, pool.waitingCount);
    const waiting = await readWaiting().catch(() => null);
    up.set(waiting ? 1 : 0);
    for (const { queue, state, count } of waiting?.jobs ?? []) jobs.set({ queue, state }, count);
    for (const { state, count } of waiting?.mails ?? []) mails.set({ state }, count);
    for (const [what, at] of Object.entries(waiting?.backups ?? {}))
      if (at) backup.set({ what }, at.getTime() / 1_000);
  }

  return {
    request: (kind, status, milliseconds) =>
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1_000),
    page: (isCached) => pages.inc({ cache: isCached ? "hit" : "miss" }),
    rendered: (kind, milliseconds, failed) =>
      rendering.observe({ kind, result: failed ? "failed" : "done" }, milliseconds / 1_000),
    print: async () => {
      await look();
      return { type: registry.contentType, text: await registry.metrics() };
    },
    close: () => {
      stopHearing();
      registry.clear();
    },
  };
}
