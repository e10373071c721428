// @module-tag long
// Whatever a client sends as an argument, nobody gets a fault of the server: odd numbers, names that every object has, characters that a
// database does not take, at every argument of every operation and at every REST call. Arguments inside answers: odd-nested-arguments.test.ts.
import fc from "fast-check";
import { type GraphQLOutputType, getNamedType, isLeafType, isNonNullType, isObjectType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { schema } from "#schema/index.ts";
import { EXPORTS } from "#schema/overview/exports/exports.ts";
import { createMember, createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { anything, name, valuesOf } from "#tests/support/odd-values.ts";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";

const gateway = useGateway();
let boss: number;
beforeAll(async () => {
  boss = (await createMember({ roles: ["SUPER"] })).id;
});
const signedIn = async () => (await createSession(boss, gateway().clock)).headers;

/** What can be asked of an answer without arguments: its own values, and of what it holds that it is there. */
function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return "";
  if (!isObjectType(type)) return "{ __typename }";
  const plain = Object.values(type.getFields()).filter(({ args }) =>
    args.every((arg) => !isNonNullType(arg.type)),
  );
  const parts = plain.map((field) =>
    isLeafType(getNamedType(field.type)) ? field.name : `${field.name} { __typename }`,
  );
  return `{ __typename ${parts.join(" ")} }`;
}

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => ({ root: root?.name.toLowerCase() ?? "", field })),
);
const cases = operations
  .filter(({ field }) => field.args.length > 0)
  .map((one) => ({ name: one.field.name, ...one }));

test.each(cases)("$name meets no fault", async ({ root, field }) => {
  const headers = await signedIn();
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const query = `${root} (${declared}) { ${field.name}(${passed}) ${selectionOf(field.type)} }`;
  const property = fc.asyncProperty(valuesOf(field.args), async (variables) => {
    const { code, status } = await askGraphql(gateway(), query, { variables, headers });
    expect([code, status]).not.toContain("INTERNAL");
    expect(status).not.toBe(500);
  });
  await fc.assert(property, { numRuns: 12, seed: 31 });
});

/** Every path of a REST call, as its source names it. */
const ROUTES = [
  ...new Set(
    sourceFiles(".ts")
      .filter((file) => file.startsWith("gateway/"))
      .flatMap((file) => readSource(file).match(/\/api\/v1\/[a-z/-]+/g) ?? []),
  ),
];
const FIELDS =
  "id act kind list sort filter format columns ids payment_id language year link email password ticket response code factor name member_type token query".split(
    " ",
  );

test.each(ROUTES)("%s meets no fault", async (path) => {
  const headers = await signedIn();
  const body = fc.dictionary(fc.constantFrom(...FIELDS), anything);
  const query = fc.dictionary(
    fc.constantFrom("kind", "name", "id", "post", "token", "orderId", "paymentKey"),
    name,
  );
  const property = fc.asyncProperty(body, query, async (sent, asked) => {
    const address = `${path}?${new URLSearchParams(asked)}`;
    const statuses = await Promise.all([
      gateway().send(address, sent, { headers }),
      gateway().send(address, sent),
      gateway().request(address, { headers }),
    ]);
    expect(statuses.map(({ status }) => status)).not.toContain(500);
  });
  await fc.assert(property, { numRuns: 10, seed: 31 });
});

test.each([
  ["/api/v1/popups", { id: 2_147_483_648, act: "SHOWN" }, 422],
  ["/api/v1/documents", { kind: "RECEIPT", language: "KO", payment_id: Number.MAX_SAFE_INTEGER }, 422],
])("an id beyond 32 bits is told at %s", async (path, body, status) => {
  const headers = await signedIn();
  expect((await gateway().send(path, body, { headers })).status).toBe(status);
});

test.each(["constructor", "__proto__", "toString"])("%s is no list", async (list) => {
  const headers = await signedIn();
  const query = `{ listCounts(list: "${list}", filters: ["{}"]) }`;
  expect([null, "VALIDATION"]).toContain((await askGraphql(gateway(), query, { headers })).code);
  const exportRequest = {
    list,
    sort: "NAME",
    filter: {},
    format: "csv",
    columns: [{ key: "a", heading: "가" }],
    reason: "확인",
  };
  const { status } = await gateway().send("/api/v1/exports", exportRequest, { headers });
  expect(status).toBe(422);
});

test.each([...EXPORTS.keys()])(
  "the list %s has no order, filter or column of an inherited name",
  async (list) => {
    const headers = await signedIn();
    const asked = { list, format: "csv", reason: "확인", filter: {}, sort: "CREATED" };
    const columns = [{ key: "name", heading: "가" }];
    for (const odd of ["constructor", "__proto__", "toString"]) {
      for (const sent of [
        { ...asked, columns, sort: odd },
        { ...asked, columns, filter: { [odd]: "x" } },
        { ...asked, columns: [{ key: odd.replaceAll("_", ""), heading: "가", words: { [odd]: "나" } }] },
      ]) {
        const { status } = await gateway().send("/api/v1/exports", sent, { headers });
        expect(status).not.toBe(500);
      }
    }
  },
);

test.each(["/notice/", "/programs/", "/journal/articles/", "/bylaws/", "/files/", "/sitemaps/posts-"])(
  "an odd number behind %s is no page",
  async (path) => {
    for (const odd of ["99999999999", "2147483648", "-1", "0", "1e9", "constructor", "__proto__"]) {
      for (const ending of ["", ".pdf", ".ics", ".bib", ".xml"]) {
        expect((await gateway().request(`${path}${odd}${ending}`)).status).not.toBe(500);
      }
    }
  },
);
