// @module-tag long
// Whatever a client sends as an argument, nobody gets a fault of the server: odd numbers, names that every object has, characters that a
// database does not take, at every argument of every operation and at every REST call.
import fc from "fast-check";
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { beforeAll, expect, test } from "vitest";
import { schema } from "#schema/index.ts";
import { createMember, createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";

const gateway = useGateway();
let boss: number;
beforeAll(async () => {
  boss = (await createMember({ roles: ["SUPER"] })).id;
});
const signedIn = async () => (await createSession(boss, gateway().clock)).headers;

/** Out of every range that somebody thought of. */
const NUMBERS = [0, -1, 1, 2_147_483_647, -2_147_483_648, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308, 0.5];
const NAMES = [
  "{}",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "",
  "\u0000",
  "\ud800",
  "\u202e",
  "%",
  "\\",
  "가",
];
const MOMENTS = [
  "2026-11-26T00:00:00Z",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "0000-01-01",
  "x",
];

/** What every object or function has, which a lookup by `registry[name]` finds. */
const INHERITED = [Object.prototype, Function.prototype, Array.prototype, String.prototype].flatMap((one) =>
  Object.getOwnPropertyNames(one),
);
const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);

const integer = fc.oneof(
  oneOf(...NUMBERS.filter((number) => Number.isInteger(number) && Math.abs(number) < 2 ** 31)),
  fc.integer(),
);
const number = fc.oneof(oneOf(...NUMBERS), fc.double(), fc.maxSafeInteger());
const wholeNumber = number.filter(Number.isInteger);
const inherited = oneOf(...INHERITED);
const name = fc.oneof(
  oneOf(...NAMES),
  inherited,
  fc.string({ unit: "binary", maxLength: 20 }),
  // `list.constructor`, `__proto__,KO`
  fc.tuple(inherited, oneOf(".", ",", "-", "/", " "), inherited).map((parts) => parts.join("")),
);
const anything = fc.oneof(
  number,
  name,
  fc.constant(null),
  fc.array(fc.oneof(number, name), { maxLength: 2 }),
  fc.dictionary(name, fc.oneof(number, name), { maxKeys: 2 }),
);

const SCALARS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: integer,
  Id: wholeNumber,
  Float: number,
  Boolean: fc.boolean(),
  DateTime: fc.constantFrom(...MOMENTS),
  Json: anything,
  RichText: anything,
};

type Field = GraphQLArgument | GraphQLInputField;

/** A value that GraphQL itself lets through, so that what is behind it is met. */
function valueFor(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueFor(type.ofType);
  if (isListType(type)) return fc.array(valueFor(type.ofType), { maxLength: 2 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) return valuesOf(Object.values(type.getFields()));
  return SCALARS[type.name] ?? name;
}

function valuesOf(fields: readonly Field[]): fc.Arbitrary<object> {
  const given = fields.map((field): [string, fc.Arbitrary<unknown>] => [field.name, valueFor(field.type)]);
  const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
  return fc.record(Object.fromEntries(given), { requiredKeys });
}

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
