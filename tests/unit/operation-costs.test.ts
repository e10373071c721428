// What the client's own operations cost, with their largest pages: within the bound on the operations of the
// people who send them.
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { complexityFromQuery } from "@pothos/plugin-complexity";
import { type DocumentNode, type GraphQLNamedType, isEnumType, parse, print, visit } from "graphql";
import { expect, test } from "vitest";
import { LIMITS } from "#gateway/graphql/limits.ts";
import { schema } from "#schema/index.ts";
import { policyOf } from "#schema/require-policy.ts";
import { TestClock } from "#tests/support/clock.ts";
import { directContext } from "#tests/support/whole-operations.ts";

/** Values of the client's variables, with the largest page. */
function variablesOf(document: DocumentNode): Record<string, unknown> {
  const given: Record<string, unknown> = {
    size: 100,
    first: 10,
    page: 1,
    year: 2026,
    board: "GALLERY",
    list: "members",
  };
  const variables: Record<string, unknown> = {};
  visit(document, {
    VariableDefinition: ({ variable: { name }, type, defaultValue }) => {
      if (type.kind !== "NonNullType" && !(name.value in given)) return;
      const of = print(type).replace("!", "");
      if (of === "Boolean") variables[name.value] = true;
      else if (["Int", "Id"].includes(of))
        variables[name.value] = given[name.value] ?? (name.value === "month" ? 11 : 1);
      else if (of.startsWith("[GlossaryImportRow")) variables[name.value] = [TERM_ROW];
      else if (of.startsWith("[TranslatedInput")) variables[name.value] = [{ place: "POST", id: 1 }];
      else if (of.startsWith("[RosterField")) variables[name.value] = ["EMAIL", "NAME"];
      else if (of.startsWith("[")) variables[name.value] = [];
      else if (of === "String")
        variables[name.value] = given[name.value] ?? (name.value === "month" ? "2026-11" : "번역");
      else if (defaultValue === undefined)
        variables[name.value] = filled(schema.getType(of), given[name.value]);
    },
  });
  return variables;
}

const TERM_ROW = { ko: "가", en: "a", field: "TRANSLATION", status: "ACCEPTED" };
const INPUTS: Readonly<Record<string, object>> = {
  BulkSelection: { ids: [1], expectedCount: 1 },
  SeatingRuleInput: { digits: 3, hasPart: true, order: "NAME" },
  MailTemplateInput: { subjectKo: "가", textKo: "나", subjectEn: "a", textEn: "b" },
  TranslatedInput: { place: "POST", id: 1 },
  MailingInput: { purpose: "SERVICE", subjectKo: "가", textKo: "나" },
  PaymentInput: { type: "DONATION", nameKo: "김", amountDue: 1, memberId: 1 },
};
const filled = (type: GraphQLNamedType | undefined, given: unknown) =>
  given ?? (isEnumType(type) ? type.getValues()[0]?.name : (INPUTS[type?.name ?? ""] ?? {}));

/** As the client sends them, with the type names that its cache asks for. */
const sent: readonly object[] = await Promise.all(
  globSync("web/gql/*.ts").map((file) => import(pathToFileURL(resolve(file)).href)),
);
const asked = sent
  .flatMap((file) => Object.entries(file))
  .filter(([name]) => name.endsWith("Document"))
  .map(([name, text]) => [name.replace(/Document$/, ""), parse(String(text))] as const)
  .filter(([, { definitions }]) =>
    definitions.some((one) => one.kind === "OperationDefinition" && one.operation === "query"),
  );
/** What people without an account ask, too: what is public, and what a link opens. */
const open = new Set(
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter((field) => policyOf(field) === "public" || field.args.some(({ name }) => name === "link"))
    .map(({ name }) => name),
);

test.each(asked)("%s of this client is within the bound of its viewer", (_name, document) => {
  const operation = document.definitions.find((one) => one.kind === "OperationDefinition");
  const roots = operation?.selectionSet.selections.map((one) => (one.kind === "Field" ? one.name.value : ""));
  const isOpen = roots?.every((name) => open.has(name)) ?? false;
  const { visitor, member } = LIMITS.cost;
  const { complexity } = complexityFromQuery(print(document), {
    schema,
    variables: variablesOf(document),
    ctx: directContext(null, new TestClock()),
  });
  expect(complexity).toBeLessThan(isOpen ? visitor : member);
});
