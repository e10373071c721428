// GraphQL over HTTP: the 61 server audits of graphql-http. All pass on a server that is not in production. Production turns
// off what five of them lean on: they ask for the schema's own types, or send a GET without the header x-graphql-csrf.
import { type Audit, serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import { type Gateway, startGateway, useGateway } from "#tests/support/gateway.ts";

const development = useGateway();

const audits = (gateway: () => Gateway): Audit[] =>
  serverAudits({ url: () => `${gateway().url}/graphql`, fetchFn: fetch });

test("there are 61 of them", () => {
  expect(audits(development)).toHaveLength(61);
});

describe("development", () => {
  test.each(audits(development).map((audit) => [audit.id, audit.name, audit.fn] as const))(
    "%s %s",
    async (_id, _name, run) => {
      const result = await run();
      expect(result.status === "ok" ? "ok" : result.reason).toBe("ok");
    },
  );
});

/** Audits that lean on introspection (`__type` with a variable), and those that send a bare GET. */
const NEED_INTROSPECTION = ["2EA1", "28B9", "D6D5", "6A70"];
const NEED_BARE_GET = ["5A70", "D6D5", "6A70"];

test("production turns off five: no introspection, and no GET without our header", async () => {
  const production = await startGateway({ config: { production: true } });
  try {
    const failed: string[] = [];
    for (const audit of audits(() => production)) {
      const result = await audit.fn();
      if (result.status !== "ok") failed.push(audit.id);
    }
    expect(failed.sort()).toEqual([...new Set([...NEED_INTROSPECTION, ...NEED_BARE_GET])].sort());
  } finally {
    await production.close();
  }
});
