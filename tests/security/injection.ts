// Class: injection and mass assignment. Hostile texts in every text that the schema takes, and fields that nobody may set.
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { readSource } from "#tests/support/source-files.ts";
import type { People } from "./authorization.ts";
import { operationsOf } from "./make-operation.ts";
import { type Outsider, PASSWORD } from "./outsider.ts";

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

/** What a person may set of the own account nowhere. */
const NOT_SET: Readonly<Record<string, unknown>> = {
  roles: ["SUPER"],
  staffRoles: ["SUPER"],
  grade: "LIFETIME",
  status: "ACTIVE",
  id: 1,
  isDemo: true,
  email_proved_at: "2026-01-01T00:00:00Z",
  constructor: { prototype: { roles: ["SUPER"] } },
};

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

    test.each(Object.entries(NOT_SET))(
      "a registration sets no %s: with it nothing is made",
      async (field, value) => {
        const { email, response } = await outsider().register({ [field]: value });
        expect(response.status).toBe(422);
        expect(Object.keys(Object(await response.json()).fields)).toEqual([field]);
        const signedIn = await outsider().post("/api/v1/login", { email, password: PASSWORD });
        expect(signedIn.status).toBe(400);
      },
    );

    test("anyone who is let in has no role, and no grade that nobody gave", async () => {
      const { email, response } = await outsider().register();
      expect(response.status).toBe(201);
      const person = await outsider().signIn(email);
      const { data } = await outsider().ask("{ viewer { roles member { grade } } }", {}, person);
      expect(data).toEqual({ viewer: { roles: [], member: { grade: "GENERAL" } } });
    });

    test.each([
      [
        "updateMyDetails",
        "mutation ($more: MyDetailsInput!) { updateMyDetails(version: 1, input: $more) { id } }",
      ],
      [
        "a variable that nobody asked for",
        "mutation { chooseNewsletter(granted: true, grade: LIFETIME) { email } }",
      ],
    ])("%s takes no field of another noun", async (_what, query) => {
      const { member } = people();
      const { code, data } = await outsider().ask(query, { more: { name: "가", ...NOT_SET } }, member);
      expect(code).not.toBeNull();
      expect(data ?? null).toBeNull();
    });
  });
}
