// Three projects. `unit` needs nothing running; `integration` brings the real gateway and the embedded database;
// `postgres` runs tests/race on a real PostgreSQL 18, because one connection hides races, and again what a server may decide otherwise.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { SlowFirst } from "#tests/support/slow-first.ts";

// Files need no modules of their own, because what a file changes outside its database (a spy, a clock) it puts back: loading them anew
// took more than half of the time of a file with a gateway, and a third of the units'.
const oneProcess = { isolate: false } as const;

/**
 * Files that run again on a PostgreSQL server: what two may write at once (money, seats, sign-ins, the queue, versions), what the
 * server itself decides (order and search of Korean, transactions, migrations) and what survives a gateway's death. The rest is the
 * same on either database, because the embedded one is PostgreSQL too.
 */
const ON_A_SERVER_TOO = [
  "account/*",
  "applications*",
  "audit-chain",
  "auth/change-password",
  "auth/lockout",
  "auth/login",
  "auth/register",
  "auth/reset-password",
  "auth/second-factor",
  "auth/throttle",
  "bank*",
  "bulk",
  "card-*",
  "connections",
  "database/backup",
  "database/constraints",
  "database/memberships-migration",
  "database/migrate",
  "database/transactions",
  "deposits",
  "dues*",
  "durability/kill",
  "durability/kill-money",
  "few-connections",
  "glossary*",
  "grade-requests",
  "journal-office",
  "ledger-machine",
  "letters*",
  "mail/*",
  "member-finding",
  "member-imports",
  "memberships",
  "month-ends",
  "office-search",
  "payments*",
  "posts-search",
  "reviews",
  "search",
  "submissions",
  "subscriptions",
  "tasks",
  "translation-memory",
  "uploads-sweep",
  "versions",
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
        test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], ...oneProcess },
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
          include: [...ON_A_SERVER_TOO, "tests/race/**/*.test.ts"],
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
