// A server that others can reach does not run with accounts whose password everybody knows.
import { describe, expect, it } from "vitest";
import { readConfig } from "#gateway/start/config.ts";
import { refuseDemoAccounts } from "#gateway/start/demo-accounts.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createMember, TEST_SECRET } from "#tests/support/factories.ts";

useDatabase();

describe("a server that others can reach", () => {
  it("runs on a database without demo accounts", async () => {
    await createMember();
    await expect(refuseDemoAccounts(readConfig({ HOST: "0.0.0.0" }))).resolves.toBeUndefined();
  });

  it("refuses one with demo accounts, unless DEMO=1 asks for it", async () => {
    await createMember({ isDemo: true });
    const reached = [{ HOST: "0.0.0.0" }, { TRUST_PROXY: "1" }, { PUBLIC_URL: "https://example.org" }];
    for (const env of [...reached, { NODE_ENV: "production", JWT_SECRET: TEST_SECRET }]) {
      const [name = ""] = Object.keys(env);
      const refusal = new RegExp(`^${name}.* demo accounts .*DEMO=1`);
      await expect(refuseDemoAccounts(readConfig(env))).rejects.toThrow(refusal);
      await expect(refuseDemoAccounts(readConfig({ ...env, DEMO: "1" }))).resolves.toBeUndefined();
    }
    await expect(refuseDemoAccounts(readConfig({}))).resolves.toBeUndefined();
  });
});
