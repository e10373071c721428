// Class: authorization. Every root field of the schema, asked by everybody who may not, about somebody else's things.
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { readSource } from "#tests/support/source-files.ts";
import { operationsOf } from "./make-operation.ts";
import type { Outsider, Person } from "./outsider.ts";
import { WHOSE } from "./whose.ts";

export interface People {
  /** Whose things are asked for: the first payment, for one. */
  readonly owner: Person;
  readonly superUser: Person;
  /** Another member. */
  readonly member: Person;
  readonly staff: Readonly<Record<"CONTENT" | "PROGRAM" | "FINANCE" | "MEMBER" | "JOURNAL", Person>>;
}

/** The first row of each noun is the owner's. */
const FIRST = 1;
const schema = buildSchema(readSource("schema/schema.graphql"));
const operations = operationsOf(schema, { number: FIRST, text: "가", whole: false });
/** An input is checked before it is asked whose it is: refused either way. With right inputs the access matrix tries them. */
const REFUSALS: readonly unknown[] = ["FORBIDDEN", "UNAUTHENTICATED", "VALIDATION"];
const whoseIs = (name: string) => Object.keys(WHOSE).find((whose) => WHOSE[whose]?.includes(name));

/** What the owner sees of the own things. */
const OWN = "{ myAccount { sessions { id } } myPayments { items { id state } } myApplications { id state } }";

export function authorization(outsider: () => Outsider, people: () => People): void {
  describe("authorization", () => {
    test("every root field is somebody's", () => {
      const forgotten = operations.filter(({ name }) => whoseIs(name) === undefined);
      expect(
        forgotten.map(({ name }) => `tests/security/whose.ts: name ${name} behind those who may ask for it`),
      ).toEqual([]);
    });

    test("nobody is given what is another role's", async () => {
      const { member, staff } = people();
      const given: string[] = [];
      for (const { name, query, variables } of operations) {
        const whose = whoseIs(name) ?? "";
        if (whose === "EVERYBODY") continue;
        const strangers = Object.entries({ member, ...staff }).filter(
          ([role]) => whose !== "OWN" && !whose.split(" ").includes(role),
        );
        const visitor = await outsider().ask(query, variables);
        if (!REFUSALS.includes(visitor.code)) given.push(`${name} to a visitor: ${visitor.text}`);
        for (const [role, person] of strangers) {
          const answer = await outsider().ask(query, variables, person);
          if (!REFUSALS.includes(answer.code)) given.push(`${name} to ${role}: ${answer.text}`);
        }
      }
      expect(given).toEqual([]);
    });

    test("anyone who is signed in gets at nobody else's things by their number", async () => {
      const { owner, member } = people();
      const seen = async () => (await outsider().ask(OWN, {}, owner)).data;
      const before = await seen();
      expect(before).toMatchObject({ myPayments: { items: [{ id: FIRST }] } });
      const [session] = Object(before).myAccount.sessions;
      for (const { name, query, variables } of operations.filter((one) => whoseIs(one.name) === "OWN")) {
        const id = name === "Mutation.endMySession" ? { id: session.id } : {};
        const answer = await outsider().ask(query, { ...variables, ...id }, member);
        expect(answer.code, `${name}: ${answer.text}`).not.toBe("INTERNAL");
      }
      expect((await outsider().ask("{ myPayment(id: 1) { id } }", {}, member)).data).toEqual({
        myPayment: null,
      });
      expect((await outsider().ask("{ myPayment(id: 1) { id } }", {}, owner)).data).toEqual({
        myPayment: { id: 1 },
      });
      expect(await seen()).toEqual(before);
    });
  });
}
