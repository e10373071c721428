// What lists cost: the same few statements however many rows they have, and in the bound on operations as
// much as they may have rows.
import { complexityFromQuery } from "@pothos/plugin-complexity";
import { execute, type GraphQLField, isRequiredArgument, parse } from "graphql";
import { beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "#gateway/auth/passwords.ts";
import { LIMITS } from "#gateway/graphql/limits.ts";
import { db, pool } from "#prisma/client.ts";
import { seedEmptyDatabase } from "#prisma/seed/seed.ts";
import type { Viewer } from "#schema/context.ts";
import { schema } from "#schema/index.ts";
import { TestClock } from "#tests/support/clock.ts";
import { useDatabase } from "#tests/support/database.ts";
import { argumentsOf, directContext, selectionOf, type ValuesOf } from "#tests/support/whole-operations.ts";

useDatabase();
const clock = new TestClock();
/** All but one that answers to a link that is good alone (tests/integration/programs/group-links.test.ts). */
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name }) => name !== "linkedGroupPreview",
);
let viewer: Viewer | null = null;

beforeAll(async () => {
  const nowhere = { write: async () => {}, remove: async () => {} };
  const log = { info: () => {} };
  const articlePdf = async () => Buffer.alloc(0);
  const given = { demo: true, adminEmail: null, adminPassword: null, articlePdf };
  await seedEmptyDatabase({ ...given, files: Object(nowhere), hashPassword, log, now: clock.now() });
  const { id } = await db.member.findFirstOrThrow({ where: { staffRoles: { some: { role: "SUPER" } } } });
  // Whose rows of a group are asked about.
  const where = { id: 1 };
  await db.program.update({ where, data: { takesGroups: true, applyLink: null } });
  await db.mailing.create({
    data: { id: 1, audience: { kind: "MEMBERS", filter: {} }, createdAt: clock.now() },
  });
  const rows = ["kim", "lee", "park", "choi", "jung", "kang", "cho"].map((name) => `${name}@example.org`);
  const cells = [["E-mail", "Name"], ...rows.map((email) => [email, "김"])];
  await db.memberImport.create({
    data: {
      fileName: "roster.csv",
      total: cells.length,
      createdAt: clock.now(),
      rows: { create: cells.map((row, line) => ({ line, cells: row })) },
    },
  });
  const rights = { grade: "REGULAR", roles: new Set(["SUPER"] as const), needsFactor: false } as const;
  viewer = { memberId: id, sessionId: crypto.randomUUID(), authenticatedAt: clock.now(), ...rights };
}, 60_000);

/** One value of each argument, which most rows of the demo content answer to. */
const valuesOf: ValuesOf = (argument, type) => {
  const { name } = argument;
  const named = String(type).replace(/[![\]]/g, "");
  if (named === "PageKey") return ["PRIVACY_POLICY"];
  if (named === "Board") return ["NOTICE"];
  if (named === "Language") return ["KO"];
  if (named === "String" && name === "month") return ['"2026-11"'];
  if (name === "year") return ["2026"];
  if (name === "first") return ["10"];
  if (["Int", "Id"].includes(named) && isRequiredArgument(argument)) return ["1"];
  if (name === "list") return ['"members"'];
  if (named === "RosterField") return ["[EMAIL, NAME]"];
  if (name === "filters") return ["[]"];
  if (named === "TranslatedInput") return ["{ place: POST, id: 1 }"];
  if (name === "texts") return ['["번역 번역가 통역"]'];
  if (["text", "search"].includes(name) && !type.toString().startsWith("[")) return ['"번역"'];
  if (named === "String" && isRequiredArgument(argument) && !String(type).startsWith("[")) return ['"김"'];
  if (named === "GlossaryImportRow") return ['[{ ko: "가", en: "a", field: TRANSLATION, status: ACCEPTED }]'];
  if (named === "BulkSelection") return ["{ ids: [1], expectedCount: 1 }"];
  if (named === "PaymentInput") return ['{ type: DONATION, nameKo: "김", amountDue: 1, memberId: 1 }'];
  return undefined;
};

/** How often one and the same statement is sent to answer an operation. */
async function repeated(source: string): Promise<readonly [times: number, statement: string]> {
  const sent = vi.spyOn(pool, "query");
  const result = await execute({
    schema,
    document: parse(source),
    contextValue: directContext(viewer, clock),
  });
  expect(result.errors ?? [], source).toEqual([]);
  const times = new Map<string, number>();
  for (const [asked] of sent.mock.calls) {
    const text = String(Object(asked).text ?? asked);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  sent.mockRestore();
  const [statement = "", most = 0] = [...times].sort(([, one], [, other]) => other - one)[0] ?? [];
  return [most, statement];
}

/** What is asked of a row, and of what is beside it. */
const DEPTH = 2;
/** An answer may ask for the same on two sides, such as neighbours, and for what a list and its numbers need. */
const AT_MOST = 4;

test.each(queries.map((field) => [field.name, field] as const))(
  "%s sends no statement for each of its rows",
  async (_name, field: GraphQLField<unknown, unknown>) => {
    const [args = ""] = argumentsOf(field, valuesOf);
    const whole = `{ ${field.name}${args} ${selectionOf(field.type, valuesOf, DEPTH)} }`;
    const [times, statement] = await repeated(whole);
    expect(times, statement).toBeLessThanOrEqual(AT_MOST);
  },
);

const costOf = (source: string, variables: object = {}) =>
  complexityFromQuery(source, { schema, variables: { ...variables }, ctx: directContext(viewer, clock) })
    .complexity;

test.each(queries.filter(({ args }) => args.some(({ name }) => name === "size")).map(({ name }) => name))(
  "a larger page of %s costs as much more, also where a variable says so",
  (name) => {
    const field = queries.find((one) => one.name === name);
    if (!field) throw new Error(`There is no ${name}`);
    const [args = "()"] = argumentsOf(field, valuesOf);
    const required = args.replace(/^\(|\)$/g, "");
    const list = `query ($size: Int!) { ${name}(size: $size ${required}) { items { __typename } } }`;
    expect(costOf(list, { size: 100 }) / costOf(list, { size: 20 })).toBeGreaterThan(4);
  },
);

test("what lists of neighbours and their neighbours cost is refused before anything is read", async () => {
  const deep = "previous { previous { previous { id title(language: KO) { text } } } }";
  const lists = Array.from(
    { length: 8 },
    (_, n) => `a${n}: latestPosts(board: NOTICE, first: 10) { ${deep} }`,
  );
  const sent = vi.spyOn(pool, "query");
  const contextValue = { ...directContext(viewer, clock), costMax: LIMITS.cost.visitor };
  const { errors } = await execute({ schema, document: parse(`{ ${lists.join(" ")} }`), contextValue });
  expect(errors?.[0]?.extensions.code).toBe("QUERY_REFUSED");
  expect(sent.mock.calls).toEqual([]);
  sent.mockRestore();
});
