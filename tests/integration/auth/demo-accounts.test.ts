// A server that others can reach does not run with accounts whose password everybody knows (decisions, "Members").
import { describe, expect, it } from "vitest";
import { readConfig } from "#gateway/start/config.ts";
import { refuseDemoAccounts } from "#gateway/start/demo-accounts.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createMember } from "#tests/support/factories.ts";

useDatabase();

describe("a server that others can reach", () => {
  it("runs on a database without demo accounts", async () => {
    await createMember();
    await expect(refuseDemoAccounts(readConfig({ HOST: "0.0.0.0" }))).resolves.toBeUndefined();
  });

  it("refuses one with demo accounts, unless DEMO=1 asks for it", async () => {
    await createMember({ isDemo: true });
    await expect(refuseDemoAccounts(readConfig({ HOST: "0.0.0.0" }))).rejects.toThrow(
      /^HOST 0\.0\.0\.0 .*DEMO=1/,
    );
    await expect(refuseDemoAccounts(readConfig({ HOST: "0.0.0.0", DEMO: "1" }))).resolves.toBeUndefined();
    await expect(refuseDemoAccounts(readConfig({}))).resolves.toBeUndefined();
  });
});
