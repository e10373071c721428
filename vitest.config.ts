// Three projects. `unit` needs nothing running; `integration` brings the real gateway and the embedded database;
// `postgres` runs again on a real PostgreSQL 18 what writes or can race, because one connection hides that, and tests/race.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { SlowFirst } from "#tests/support/slow-first.ts";

// A file of tests has a database and a gateway of its own, so files need no modules of their own: loading them anew took
// more than half of the time. What a file changes outside its database (a spy, a clock) it puts back.
const oneProcess = { isolate: false } as const;

/** Files that only read, or are about HTTP, pages, who may, or a gateway's death: what they see is the same on either database. */
const EMBEDDED_ONLY = [
  "access-matrix",
  "auth/demo-accounts",
  "auth/requests",
  "banners",
  "database/embedded",
  "database/embedded-upkeep",
  "database/schema-drift",
  "discovery",
  "durability/kill-dues",
  "durability/kill-mails",
  "durability/kill-versions",
  "durability/leases",
  "durability/power-cut",
  "files",
  "graphql-audits",
  "graphql-cache",
  "graphql-http",
  "graphql-limits",
  "html",
  "list-costs",
  "own-documents",
  "pages",
  "posts-queries",
  "programs-around",
  "programs-calendar",
  "programs-queries",
  "rest-matrix",
  "seed",
  "settings",
  "start/data-folder",
  "start/start",
  "static-build",
  "structured-data",
  "uploads",
  "uploads-trouble",
].map((name) => `tests/integration/${name}.test.ts`);

// Vite would take graphql's ES modules while packages outside its reach take the CommonJS ones: two copies do not know
// each other's schemas. Everybody gets what Node itself would take.
const oneGraphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) };

export default defineConfig({
  resolve: { alias: [oneGraphql] },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts", "tests/security/**/*.test.ts"],
          globalSetup: "tests/support/embedded-setup.ts",
          env: { TEST_DATABASE: "embedded" },
          ...oneProcess,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["tests/integration/**/*.test.ts", "tests/race/**/*.test.ts"],
          exclude: EMBEDDED_ONLY,
          globalSetup: "tests/support/postgres-setup.ts",
          env: { TEST_DATABASE: "postgres" },
          ...oneProcess,
        },
      },
    ],
    // One more than the cores of a small machine: much of a test's time is waiting, for a database, a site, a mail.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    // A busy machine stands still for seconds.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
  },
});
