// Which room may import which (docs/architecture.md). The linter holds the same table while writing; this test also sees what
// a linter pattern cannot: that only one file of web/ is taken by the gateway, and that every address leads to a file.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  exportedTypesOf,
  type Import,
  importedNamesOf,
  importsOf,
  ROOT,
  readSource,
  sourceFiles,
} from "#tests/support/source-files.ts";

interface Rule {
  /** Where the importing file lives; the first rule that fits counts. */
  readonly room: string;
  /** Prefixes of files of ours that may be imported besides the room's own. */
  readonly ours: readonly string[];
  /** Packages that may be imported; `any` for all. */
  readonly packages: readonly string[] | "any";
}

const SHARED_WEB = [
  "web/components/",
  "web/i18n/",
  "web/api/",
  "web/browser/",
  "web/page/",
  "web/session/",
  "web/layout/",
];
const BROWSER = ["web/gql/", "schema/validation/", "web/theme/", "web/paths.ts", "web/pages.ts"];

const RULES: readonly Rule[] = [
  { room: "schema/validation/zod.ts", ours: [], packages: ["zod"] },
  {
    room: "schema/validation/people/guessable-passwords.ts",
    ours: ["schema/validation/"],
    packages: ["@zxcvbn-ts/core", "@zxcvbn-ts/language-common"],
  },
  { room: "schema/validation/", ours: [], packages: [] },
  {
    room: "schema/policies/",
    ours: ["schema/validation/", "schema/context.ts", "prisma/generated/"],
    packages: [],
  },
  {
    room: "schema/core/mail/mail-words.ts",
    ours: ["prisma/", "web/messages/"],
    packages: [],
  },
  {
    room: "schema/core/documents/document-line.ts",
    ours: ["schema/", "prisma/", "web/messages/"],
    packages: [],
  },
  {
    room: "schema/people/account/my-data-words.ts",
    ours: ["prisma/", "web/messages/"],
    packages: [],
  },
  { room: "schema/", ours: ["prisma/"], packages: "any" },
  {
    room: "prisma/seed/content/pages/personal-data-table.ts",
    ours: ["prisma/", "schema/validation/", "web/messages/"],
    packages: [],
  },
  { room: "prisma/", ours: ["schema/validation/"], packages: "any" },
  {
    room: "gateway/",
    ours: ["schema/", "prisma/", "web/start/entry-server.tsx", "web/start/page-table.ts"],
    packages: "any",
  },
  { room: "web/features/", ours: [...SHARED_WEB, ...BROWSER], packages: "any" },
  { room: "web/i18n/", ours: [...SHARED_WEB, ...BROWSER, "web/messages/"], packages: "any" },
  ...SHARED_WEB.map((room) => ({ room, ours: [...SHARED_WEB, ...BROWSER], packages: "any" as const })),
  { room: "web/", ours: ["schema/validation/"], packages: "any" },
  { room: "tests/", ours: ["schema/", "prisma/", "gateway/", "web/"], packages: "any" },
];

/** Every feature is a room of its own. */
function ownRoom(file: string, rule: Rule): string {
  if (rule.room !== "web/features/") return rule.room;
  return `${file.split("/").slice(0, 4).join("/")}/`;
}

function breaks({ file, target, isOurs }: Import): boolean {
  const rule = RULES.find((candidate) => file.startsWith(candidate.room));
  if (!rule) return true;
  if (!isOurs) return rule.packages !== "any" && !rule.packages.includes(target);
  return ![ownRoom(file, rule), ...rule.ours].some((prefix) => target.startsWith(prefix));
}

/** `@urql/core/x` -> `@urql/core`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** The compiler names them in the declarations of what other files export. */
const NAMED_BY_COMPILER = [
  "gateway/html/dev-pages.ts#DevPages",
  "schema/core/lists/all-matching-rows.ts#Portions",
  "schema/core/shared/event.ts#DomainEvent",
  "schema/core/versions/restore-version.ts#RestoredVersion",
  "schema/programs/attendance/store-records.ts#Recorded",
  "schema/validation/programs/presentation-clashes.ts#Clash",
  "web/components/editor/use-editor-start.ts#Round",
];

const files = sourceFiles(".ts", ".tsx");
const imports = files.flatMap(importsOf);
const lines = (found: readonly Import[]) =>
  found.map(({ file, specifier }) => `${file} imports ${specifier}`);

describe("imports", () => {
  test("there are files to look at", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(imports.length).toBeGreaterThan(100);
  });

  test("stay within what a room may import", () => {
    expect(lines(imports.filter(breaks))).toEqual([]);
  });

  test("take Zod from the file that sets it up", () => {
    const direct = imports.filter(
      ({ file, target }) => target === "zod" && !file.endsWith("validation/zod.ts"),
    );
    expect(lines(direct)).toEqual([]);
  });

  test("reach other folders by their room, never by ../", () => {
    expect(lines(imports.filter(({ specifier }) => specifier.includes("../")))).toEqual([]);
  });

  test("name files that exist, with their ending", () => {
    const lost = imports.filter(({ target, isOurs }) => isOurs && !existsSync(join(ROOT, target)));
    expect(lines(lost)).toEqual([]);
  });

  test("the gateway and the schema never reach into web/ but for the server render and the table of pages", () => {
    const reached = imports.filter(
      ({ file, target }) => !/^(web|tests)\//.test(file) && /^web\/(?!messages\/)/.test(target),
    );
    expect(new Set(reached.map(({ target }) => target)).size).toBeLessThanOrEqual(2);
  });

  // Which of them a built site is installed with: production-dependencies.test.ts.
  test("code needs no package that package.json does not name", () => {
    const { dependencies, devDependencies } = JSON.parse(readSource("package.json"));
    const named = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
    const isDeclared = ({ target }: Import) =>
      /^(node:|virtual:)/.test(target) || named.has(packageOf(target));
    expect(lines(imports.filter((found) => !found.isOurs && !isDeclared(found)))).toEqual([]);
  });

  test("no type is exported for its own file alone", () => {
    const taken = new Set([...files.flatMap(importedNamesOf), ...NAMED_BY_COMPILER]);
    const unused = files.flatMap((file) =>
      exportedTypesOf(file)
        .map((name) => `${file}#${name}`)
        .filter((name) => !taken.has(name) && !taken.has(`${file}#*`)),
    );
    expect(unused).toEqual([]);
  });

  test("a rule refuses what it should", () => {
    const attempt = (file: string, specifier: string) =>
      breaks({ file, specifier, target: specifier.replace("#", ""), isOurs: specifier.startsWith("#") });
    expect(attempt("web/features/site/posts/public/PostPage.tsx", "#web/features/site/home/x.ts")).toBe(true);
    expect(attempt("web/features/site/posts/public/PostPage.tsx", "#web/features/site/posts/x.ts")).toBe(
      false,
    );
    expect(attempt("web/features/site/posts/public/PostPage.tsx", "#schema/site/posts/post.ts")).toBe(true);
    expect(attempt("web/components/Icon.tsx", "#web/routes.tsx")).toBe(true);
    expect(attempt("schema/validation/people/members.ts", "node:crypto")).toBe(true);
    expect(attempt("schema/policies/site/posts.ts", "#prisma/client.ts")).toBe(true);
    expect(attempt("gateway/app.ts", "#web/routes.tsx")).toBe(true);
    expect(attempt("schema/site/posts/post.ts", "#gateway/start/config.ts")).toBe(true);
  });
});
