// Four projects. `unit` needs nothing running, and `isolated` are the units that change what modules find
// when they are loaded; `integration` brings the real gateway and the embedded database; `postgres` runs
// tests/race on a real PostgreSQL 18, because one connection hides races, and again what a server may decide
// otherwise.
import { fileURLToPath } from "node:url";
import { defaultExclude, defineConfig } from "vitest/config";
import { SlowFirst } from "#tests/support/slow-first.ts";
import { filesTagged, isolatedUnits, isShortRun, TAGS } from "#tests/support/tiers.ts";

// Files need no modules of their own, because what a file changes outside its database (a spy, a clock) it
// puts back: loading them anew took more than half of the time of a file with a gateway, and a third of the
// units'.
const oneProcess = { isolate: false } as const;

// What `npm test` leaves to the long run is not even loaded.
const long = isShortRun() ? filesTagged("long") : [];
const exclude = [...defaultExclude, ...long];
const isolated = isolatedUnits();
/**
 * Files that run again on a PostgreSQL server: the rest is the same on either database, because the embedded
 * one is PostgreSQL too. In a short run only what the server itself decides: what two do at once
 * (tests/race), order and search of Korean, transactions, migrations, connections.
 */
const onServerToo = [...filesTagged("server"), ...(isShortRun() ? [] : filesTagged("both"))];

// Vite would take graphql's ES modules while packages outside its reach take the CommonJS ones: two copies do not know
// each other's schemas. Everybody gets what Node itself would take.
const oneGraphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) };

export default defineConfig({
  resolve: { alias: [oneGraphql] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: [...exclude, ...isolated],
          setupFiles: "tests/support/clean-window.ts",
          ...oneProcess,
        },
      },
      {
        extends: true,
        test: { name: "isolated", include: [...isolated], exclude },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts", "tests/security/**/*.test.ts"],
          exclude,
          globalSetup: "tests/support/embedded-setup.ts",
          env: { TEST_DATABASE: "embedded" },
          ...oneProcess,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: [...onServerToo, "tests/race/**/*.test.ts"],
          exclude,
          globalSetup: "tests/support/postgres-setup.ts",
          env: { TEST_DATABASE: "postgres" },
          ...oneProcess,
        },
      },
    ],
    tags: [...TAGS],
    ...(isShortRun() ? { tagsFilter: ["!long"] } : {}),
    // One more than the cores of a small machine: much of a test's time is waiting, for a database, a site, a mail.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    // A busy machine pauses for seconds.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    passWithNoTests: false,
  },
});
