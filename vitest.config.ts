// Three projects. `unit` needs nothing running; `integration` brings the real gateway and the embedded database;
// `postgres` runs the same files again on a real PostgreSQL 18, because one connection hides races, and tests/race with them.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const slow = { testTimeout: 60_000, hookTimeout: 120_000 } as const;

// Vite would take graphql's ES modules while packages outside its reach take the CommonJS ones: two copies do not know
// each other's schemas. Everybody gets what Node itself would take.
const oneGraphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) };

export default defineConfig({
  resolve: { alias: [oneGraphql] },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/support/embedded-setup.ts",
          env: { TEST_DATABASE: "embedded" },
          ...slow,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["tests/integration/**/*.test.ts", "tests/race/**/*.test.ts"],
          globalSetup: "tests/support/postgres-setup.ts",
          env: { TEST_DATABASE: "postgres" },
          ...slow,
        },
      },
    ],
    maxWorkers: 2,
    passWithNoTests: false,
  },
});
