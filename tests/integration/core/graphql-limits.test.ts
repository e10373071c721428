// Expensive documents are refused before anything is executed, and before GraphQL's own rules, some of which
// take quadratic time. None of the client's own documents comes near a bound.
import { globSync, readFileSync } from "node:fs";
import {
  concatAST,
  type DocumentNode,
  Kind,
  parse,
  print,
  separateOperations,
  validate,
  visit,
} from "graphql";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LIMITS } from "#gateway/graphql/limits.ts";
import { pool } from "#prisma/client.ts";
import { schema } from "#schema/index.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(" ");

const NEIGHBOURS = 400;
const HOSTILE: Readonly<Record<string, string>> = {
  "400 levels deep": `{ latestPosts(board: NOTICE, first: 10) { ${"next { ".repeat(NEIGHBOURS)} id ${"} ".repeat(NEIGHBOURS)} } }`,
  "eight levels deep": `{ post(board: NOTICE, id: 1) { ${"next { ".repeat(7)} id ${"} ".repeat(7)} } }`,
  "deep through fragments": `{ post(board: NOTICE, id: 1) { ...F0 } } ${repeat(9, (i) => `fragment F${i} on Post { next { ...F${i + 1} } }`)} fragment F9 on Post { id }`,
  "5,000 aliases": `{${repeat(5_000, (i) => `a${i}:goals{id}`)}}`,
  "11 aliases": `{ ${repeat(11, (i) => `a${i}: settings { id }`)} }`,
  "14 aliases through a fragment": `{ ${repeat(7, (i) => `a${i}: settings { ...S }`)} } fragment S on Settings { b: id }`,
  "20,000 tokens": `{ settings { ${repeat(20_000, () => "id")} } }`,
  "the same field 590 times": `{ latestPosts(board: NOTICE, first: 10) { ${repeat(590, () => "id")} } }`,
  "5,000 directives": `{ settings { id ${repeat(5_000, () => "@include(if: true)")} } }`,
  "11 directives": `{ settings { id ${repeat(11, () => "@include(if: true)")} } }`,
  "fragments that call each other": "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
  "many fragments that call each other": `{ ...F0 } ${repeat(80, (i) => `fragment F${i} on Query { ...F${(i + 1) % 80} ...F${(i + 7) % 80} }`)}`,
  "a bomb of fragments": `{ ...F0 } ${repeat(30, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F30 on Query { settings { id } }`,
  "five mutations": `mutation { ${repeat(5, (i) => `m${i}: updateMyDetails(version: 1, input: { name: "x", country: "KR" }) { id }`)} }`,
  "five mutations in fragments": `mutation { ...M ...M ${repeat(3, (i) => `n${i}: __typename`)} } fragment M on Mutation { x: __typename }`,
  "1,000 unknown fields": `{ ${repeat(1_000, (i) => `nothing${i}`)} }`,
  "lists within lists": `{ latestPosts(board: NOTICE, first: 10) { ${repeat(8, (i) => `a${i}: previous { previous { previous { previous { id title(language: KO) { text } content(language: KO) { document } } } } }`)} } }`,
  "a long document": `{ settings { id } } # ${"x".repeat(LIMITS.length)}`,
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe("hostile documents", () => {
  test.each(Object.entries(HOSTILE))("%s", async (_name, query) => {
    const queried = vi.spyOn(pool, "query");
    const times: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      const start = performance.now();
      const answer = await askGraphql(gateway(), query);
      times.push(performance.now() - start);
      expect(["QUERY_REFUSED", "MALFORMED"]).toContain(answer.code);
      expect(answer.data ?? null).toBeNull();
      expect(answer.errors.length).toBeLessThanOrEqual(20);
    }
    const asked = queried.mock.calls.map(([statement]) => JSON.stringify(statement));
    expect(asked.filter((statement) => !statement.includes("content_version"))).toEqual([]);
    // Far above what it takes (the bench holds the median to 20 ms) and far below what any of them would cost.
    expect(Math.min(...times)).toBeLessThan(100);
  });

  test("break a bound, not only a rule of GraphQL", async () => {
    for (const name of [
      "400 levels deep",
      "eight levels deep",
      "5,000 aliases",
      "11 aliases",
      "20,000 tokens",
      "11 directives",
      "five mutations",
      "a long document",
      "lists within lists",
    ]) {
      const answer = await askGraphql(gateway(), HOSTILE[name] ?? "");
      expect([name, answer.code]).toEqual([name, "QUERY_REFUSED"]);
      expect(answer.text).not.toMatch(/limit|exceeded/);
    }
  });
});

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;

/** What urql's cache adds. */
function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (set, _key, parent) => {
      const isRoot = parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isRoot ? undefined : { ...set, selections: [...set.selections, TYPENAME] };
    },
  });
}

describe("the client's own documents are within the bounds", () => {
  const all = concatAST(globSync("web/**/*.graphql").map((file) => parse(readFileSync(file, "utf8"))));
  const operations = Object.entries(separateOperations(all));

  test.each(operations)("%s", async (_name, document) => {
    expect(validate(schema, document)).toEqual([]);
    // As the client sends it: with __typename in every selection.
    const answer = await askGraphql(gateway(), print(withTypenames(document)));
    expect(answer.code).not.toBe("QUERY_REFUSED");
  });
});
