import { readFileSync } from "node:fs";
import SchemaBuilder from "@pothos/core";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import ValidationPlugin from "@pothos/plugin-validation";
import {
  type GraphQLObjectType,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { getDatamodel } from "#prisma/generated/pothos.ts";
import { schema } from "#schema/index.ts";
import { printedSchema } from "#schema/printed-schema.ts";
import { auditedAs, requireAudit } from "#schema/require-audit.ts";
import { policyOf, requirePolicy } from "#schema/require-policy.ts";
import { requireValidation } from "#schema/require-validation.ts";
import { z } from "#schema/validation/zod.ts";

const rootFields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

import { schemaIndex } from "#schema/schema-index.ts";
import { WHOSE } from "#tests/security/whose.ts";
import { ROOT, readSource, sourceFiles } from "#tests/support/source-files.ts";

describe("the schema", () => {
  test("is committed as it is (npm run schema)", () => {
    expect(readFileSync("schema/schema.graphql", "utf8")).toBe(printedSchema());
  });

  test("has no mutation but by action() (schema/action.ts)", () => {
    const others = sourceFiles(".ts").filter(
      (file) => file.startsWith("schema/") && /\bmutationFields?\(/.test(readSource(file)),
    );
    expect(others).toEqual(["schema/action.ts"]);
  });

  test("holds every query and mutation that is written", () => {
    const index = readSource("schema/index.ts");
    expect(index === schemaIndex(ROOT), "schema/index.ts is not what schema/ holds: npm run schema").toBe(
      true,
    );
    const written = sourceFiles(".ts").filter((file) =>
      /^schema\/[a-z]+\/[a-z-]+\/.*-(?:queries|mutations?)\.ts$/.test(file),
    );
    expect(written.length).toBeGreaterThan(30);
    const lost = written.filter((file) => !index.includes(`import "#${file}";`));
    expect(lost.map((file) => `${file}: import #schema/builder.ts or #schema/action.ts`)).toEqual([]);
  });

  test("opens nothing to everybody but queries that are said to be everybody's", () => {
    const isOpen = (field: Parameters<typeof policyOf>[0]) => policyOf(field) === "public";
    const open = rootFields(schema.getQueryType()).filter(isOpen);
    expect(open.length).toBeGreaterThan(20);
    const said = new Set(WHOSE.EVERYBODY);
    expect(open.map(({ name }) => `Query.${name}`).filter((name) => !said.has(name))).toEqual([]);
    expect(rootFields(schema.getMutationType()).filter(isOpen)).toEqual([]);
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

  test("has one scalar for the ids of rows", () => {
    const found: { readonly where: string; readonly type: string }[] = [];
    const add = (where: string, { name, type }: { name: string; type: GraphQLType }) => {
      if (/^ids?$|Ids?$/.test(name)) found.push({ where: `${where}.${name}`, type: getNamedType(type).name });
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) add(type.name, field);
      if (!isObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        add(type.name, field);
        for (const arg of field.args) add(`${type.name}.${field.name}`, arg);
      }
    }
    expect(found.length).toBeGreaterThan(300);
    const numbers = found.filter(({ type }) => type === "Int");
    expect(numbers.map(({ where }) => `${where}: { type: "Id" }`)).toEqual([]);
  });

  test("names no password, session or key anywhere", () => {
    // What a mail is about may be said.
    const fields = printedSchema().replaceAll(/^ {2}PASSWORD_(RESET|CHANGED)$/gm, "");
    expect(fields).not.toMatch(/password|hash|token|emailKey|isDemo/i);
  });
});

describe("the build of a schema stops at", () => {
  const build = (add: (builder: ReturnType<typeof emptyBuilder>) => void) => () => {
    const builder = emptyBuilder();
    add(builder);
    return builder.toSchema();
  };
  const input = (builder: ReturnType<typeof emptyBuilder>) =>
    builder.inputType("ThingInput", { fields: (t) => ({ title: t.string({ required: true }) }) });
  const extensions = auditedAs("post", "saveThing");

  test("a root field without a policy", () => {
    const forgotten = build((builder) => builder.queryField("forgotten", (t) => t.int({ resolve: () => 1 })));
    expect(forgotten).toThrow("Query.forgotten names no policy");
  });

  test("a mutation without an audit subject, and says in which file", () => {
    const saving = build((builder) =>
      builder.mutationField("savePopup", (t) =>
        t.boolean({ authScopes: { public: true }, resolve: () => true }),
      ),
    );
    expect(saving).toThrow(
      /^schema\/site\/popups\/popup-mutations\.ts: .*savePopup has no audit subject\. Write it with/,
    );
  });

  test("an input that nobody validates, and a text", () => {
    const saveThing = (of: "input" | "title", isChecked: boolean) =>
      build((builder) => {
        const checked = isChecked ? input(builder).validate(z.object({ title: z.string() })) : input(builder);
        builder.mutationField("saveThing", (t) =>
          t.boolean({
            authScopes: { public: true },
            extensions,
            args:
              of === "input"
                ? { input: t.arg({ type: checked, required: true }) }
                : { title: t.arg.string(isChecked ? { validate: z.string().nullish() } : {}) },
            resolve: () => true,
          }),
        );
      });
    expect(saveThing("input", false)).toThrow(
      'Add `.validate(...)` with a schema of schema/validation behind builder.inputType("ThingInput"',
    );
    expect(saveThing("title", false)).toThrow("nobody validates saveThing.title");
    expect(saveThing("input", true)).not.toThrow();
    expect(saveThing("title", true)).not.toThrow();
  });
});

/** A builder with the guards of schema/builder.ts, and nothing in it. */
function emptyBuilder() {
  const builder = new SchemaBuilder<{ AuthScopes: { public: boolean } }>({
    plugins: [ScopeAuthPlugin, requirePolicy, requireAudit, requireValidation, ValidationPlugin],
    scopeAuth: { authScopes: () => ({ public: true }) },
    prisma: { client: () => db, dmmf: getDatamodel() },
  });
  builder.queryType({
    fields: (t) => ({ there: t.int({ authScopes: { public: true }, resolve: () => 1 }) }),
  });
  builder.mutationType({});
  return builder;
}
