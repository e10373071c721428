// Class: injection and mass assignment. Hostile texts in every text that the schema takes, and fields that nobody may set.
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { readSource } from "#tests/support/source-files.ts";
import type { People } from "./authorization.ts";
import { operationsOf } from "./make-operation.ts";
import type { Outsider } from "./outsider.ts";

/** There is no row of this number: what is meant to be tried are the texts. */
const NOWHERE = 1_000_000;
/** Seconds. Nothing else of the battery takes a tenth of it. */
const SLEEP = 10;

const HOSTILE = [
  "' OR '1'='1' --",
  "'; DROP TABLE members; --",
  `' AND 1=(SELECT 1 FROM pg_sleep(${SLEEP})) --`,
  "%_\\%' ESCAPE '",
  "\u0000\u0001",
  "a@example.org\r\nBcc: b@example.org",
  "{{7*7}}#{7*7}<%= 7*7 %>",
  "../../../../etc/passwd",
  "(a+)+$",
  "__proto__",
  "<img src=x onerror=alert(1)>",
  "\ud800",
] as const;

const schema = buildSchema(readSource("schema/schema.graphql"));

export function injection(outsider: () => Outsider, people: () => People): void {
  describe("injection", () => {
    test.each(HOSTILE)("%j in every text of every operation is a text", async (text) => {
      const { superUser } = people();
      const operations = operationsOf(schema, { number: NOWHERE, text, whole: true }).filter(
        ({ texts }) => texts > 0,
      );
      expect(operations.length).toBeGreaterThan(30);
      const wrong: string[] = [];
      for (const { name, query, variables } of operations) {
        const start = performance.now();
        const answer = await outsider().ask(query, variables, superUser);
        const seconds = (performance.now() - start) / 1_000;
        if (answer.status >= 500 || answer.code === "INTERNAL") wrong.push(`${name}: ${answer.text}`);
        if (seconds > SLEEP) wrong.push(`${name} took ${seconds} s`);
      }
      expect(wrong).toEqual([]);
      expect((await outsider().send("/readyz")).status).toBe(200);
    });

    test("a registration sets nothing but what its form has", async () => {
      const more = {
        roles: ["SUPER"],
        staffRoles: ["SUPER"],
        grade: "LIFETIME",
        status: "ACTIVE",
        id: 1,
        isDemo: true,
        email_proved_at: "2026-01-01T00:00:00Z",
        constructor: { prototype: { roles: ["SUPER"] } },
      };
      const { email, response } = await outsider().register(more);
      const refused = response.status === 422;
      expect(refused || response.status === 201).toBe(true);
      if (refused) return;
      const person = await outsider().signIn(email);
      const { data } = await outsider().ask("{ viewer { roles member { grade } } }", {}, person);
      expect(data).toEqual({ viewer: { roles: [], member: { grade: "GENERAL" } } });
    });
  });
}
