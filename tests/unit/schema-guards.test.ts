import { readFileSync } from "node:fs";
import { type GraphQLObjectType, getNamedType, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { builder } from "#schema/builder.ts";
import { schema } from "#schema/index.ts";
import { printedSchema } from "#schema/printed-schema.ts";
import { policyOf } from "#schema/require-policy.ts";

const rootFields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

describe("the schema", () => {
  test("is committed as it is (npm run schema)", () => {
    expect(readFileSync("schema/schema.graphql", "utf8")).toBe(printedSchema());
  });

  test("opens these queries to everybody, and nothing else", () => {
    const open = rootFields(schema.getQueryType()).filter((field) => policyOf(field) === "public");
    expect(open.map(({ name }) => name).sort()).toEqual([
      "banner",
      "countries",
      "goals",
      "latestPosts",
      "nextPrograms",
      "page",
      "pageVersions",
      "popups",
      "post",
      "posts",
      "program",
      "programTags",
      "programs",
      "programsInMonth",
      "search",
      "settings",
      "tags",
      "terms",
    ]);
    expect(rootFields(schema.getMutationType()).filter((field) => policyOf(field) === "public")).toEqual([]);
  });

  test("leads from no public query to a person", () => {
    const seen = new Set<GraphQLObjectType>();
    const walk = (type: GraphQLObjectType) => {
      if (seen.has(type)) return;
      seen.add(type);
      for (const field of Object.values(type.getFields())) {
        const next = getNamedType(field.type);
        if (isObjectType(next)) walk(next);
      }
    };
    for (const field of rootFields(schema.getQueryType())) {
      const type = getNamedType(field.type);
      if (policyOf(field) === "public" && isObjectType(type)) walk(type);
    }
    const names = [...seen].map(({ name }) => name);
    expect(names).not.toContain("Member");
    expect(names).not.toContain("Viewer");
    const personal = [...seen].flatMap((type) =>
      Object.keys(type.getFields())
        .filter((field) => /mail|phone|password/i.test(field))
        .map((field) => `${type.name}.${field}`),
    );
    // The association's own.
    expect(personal.sort()).toEqual(["Settings.email", "Settings.phone"]);
  });

  test("names no password, session or key anywhere", () => {
    // What a mail is about may be said.
    const fields = printedSchema().replaceAll(/^ {2}PASSWORD_(RESET|CHANGED)$/gm, "");
    expect(fields).not.toMatch(/password|hash|token|emailKey|isDemo/i);
  });
});

// Last: it leaves a field behind in the builder.
test("a root field without a policy stops the build", () => {
  builder.queryField("forgotten", (t) => t.int({ resolve: () => 1 }));
  expect(() => builder.toSchema()).toThrow("Query.forgotten names no policy");
});
