// Every test says by a line or its name in which run it is (decision 203): nothing is left out of `npm test`
// unseen, and no flow of the site is without a journey there.
import { describe, expect, it, test } from "vitest";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";
import { walkFile } from "#tests/support/syntax.ts";
import { CORE, TAGS, tagsOf } from "#tests/support/tiers.ts";

/** A spec whose flows other specs walk in `npm test`: which they are. */
const LONG = /^\/\/ @long ((?:[\w-]+\.spec\.ts(?:, )?)+)\n/;

const specs = sourceFiles(".spec.ts").filter((file) => file.startsWith("tests/e2e/"));
const tests = sourceFiles(".test.ts", ".test.tsx");

/** A line of tags, in two parts: the runner reads such a line in a text as well, and would leave this file out of `npm test`. */
const line = (tag: string) => ["// @module", `tag ${tag}\n`].join("-");

const nameOf = (file: string) => file.slice("tests/e2e/".length);

/** The tags of each journey of a spec: those beside its name, and those in it. */
function journeyTags(file: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  walkFile(file, (node) => {
    if (node.type !== "CallExpression" || !isTest(node.callee) || !Array.isArray(node.arguments)) return;
    const [name, details] = node.arguments.map((one: unknown) => JSON.stringify(one));
    const tags = `${name} ${details?.startsWith('{"type":"ObjectExpression"') ? details : ""}`;
    found.push([...new Set(tags.match(/@[a-z]+/g) ?? [])]);
  });
  return found;
}

const isTest = (callee: unknown): boolean =>
  typeof callee === "object" && callee !== null && "name" in callee && callee.name === "test";

describe("journeys", () => {
  const core = new Map(
    specs.map((file) => [nameOf(file), journeyTags(file).filter((tags) => tags.includes(CORE))]),
  );
  const walksInCore = (name: string) => (core.get(name) ?? []).length > 0;

  it("walk each flow in `npm test`: a spec has a journey of the core, or names the specs that walk its flows there", () => {
    const without = specs.filter((file) => !walksInCore(nameOf(file)));
    const walkers = new Map(
      without.map((file) => [file, LONG.exec(readSource(file))?.[1]?.split(", ") ?? []]),
    );
    const lost = without.filter(
      (file) => !walkers.get(file)?.length || !walkers.get(file)?.every(walksInCore),
    );
    expect(
      lost.map((file) => `${file}: tag a journey ${CORE}, or begin with "// @long other.spec.ts"`),
    ).toEqual([]);
  });

  it("of the core walk on a desktop in Korean", () => {
    const elsewhere = [...core].filter(([, all]) => all.some((tags) => /@phone|@english/.test(tags.join())));
    expect(elsewhere.map(([name]) => name)).toEqual([]);
  });

  it("that are all long are so by their first line alone", () => {
    const both = specs.filter((file) => LONG.test(readSource(file)) && walksInCore(nameOf(file)));
    expect(both).toEqual([]);
  });
});

describe("the tags of a file", () => {
  const known = new Set<string>(TAGS.map(({ name }) => name));

  it("are the lines it begins with", () => {
    expect(tagsOf(`${line("long")}${line("both")}// What it is.\n`)).toEqual(["long", "both"]);
    expect(tagsOf(`// What it is.\n${line("long")}`)).toEqual([]);
  });

  it("stand at its head, where the configuration reads them, and are known", () => {
    const wrong = tests.filter((file) => {
      const text = readSource(file);
      // As vitest itself finds them, anywhere.
      const found = [...text.matchAll(/^(?:\/\/|\s*\*)\s*@module-tag\s+([\w\-/]+)/gm)].map(([, tag]) => tag);
      const head = tagsOf(text);
      return found.length !== head.length || head.some((tag) => !known.has(tag));
    });
    expect(wrong).toEqual([]);
  });

  it("send to a server only what an embedded database runs, too", () => {
    const onServer = tests.filter((file) => /server|both/.test(tagsOf(readSource(file)).join()));
    expect(onServer.filter((file) => !file.startsWith("tests/integration/"))).toEqual([]);
  });
});

test("`npm test` runs the core, and the workflow everything before a release and each night", () => {
  const { scripts } = JSON.parse(readSource("package.json"));
  expect(scripts.test).toMatch(/tests\/run\.ts$/);
  expect(scripts["test:all"]).toMatch(/tests\/run\.ts all$/);
  const workflow = readSource(".github/workflows/all.yml");
  const shards = [...workflow.matchAll(/shard: \[(.*)\]/g)].map(([, list = ""]) => list.split(", ").length);
  expect(shards).toEqual([5]);
  expect(workflow).toMatch(/npm run test:all -- --shard=\$\{\{ matrix\.shard \}\}\/5\n/);
  expect(workflow).toMatch(/schedule:[\s\S]*cron:/);
  expect(workflow).toMatch(/release:|tags:/);
});
