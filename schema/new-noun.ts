// `npm run new -- noun sponsors --area site`: writes the files and the lines of a new noun, green at once (docs/new-noun.md#a-new-noun).
// It is copied from the questions that are often asked: written by the office in both languages and in order, read by everybody.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type NewNoun, publicPage, renamed, singularOf, wordsOf } from "./new-noun-words.ts";

const ROOT = join(import.meta.dirname, "..");
const AREAS = ["people", "site", "money", "programs", "journal", "mailing", "overview"];

/** Files that are copied whole. */
const COPIED = [
  "schema/policies/site/faqs.ts",
  "schema/validation/site/faqs.ts",
  "schema/site/faqs/faq-queries.ts",
  "schema/site/faqs/faq-mutations.ts",
  "web/features/site/faqs/faqs.graphql",
  "web/features/site/faqs/office/FaqEditorPage.tsx",
  "web/features/site/faqs/office/use-faq-editor.ts",
  "web/features/site/faqs/public/FaqPage.data.ts",
  "tests/integration/site/faqs.test.ts",
  "tests/e2e/faqs.spec.ts",
];

/** What is the questions' alone: their search, whom to ask, and their address in the search's answers. */
const LEFT_OUT = [
  /\n {2}settings \{[^}]*\}/,
  /\ntest\("the search finds them[\s\S]*?\n\}\);\n/,
  / {2}await open\(`\/search\?[\s\S]*?toBeInViewport\(\);\n\n/,
  /^ {2}\/\/\/ What search looks through.*\n {2}searchKey.*\n/m,
  /, searchKey: _key(?=, \.\.\.words)/,
  / and found(?= by everybody)/,
  / and finds it by the search/,
  /, found(?=, and taken out)/,
  / @core/,
];

/** Lines, or pieces in brackets that begin with one, that stand a second time for the new noun. */
const REGISTERED: Readonly<Record<string, RegExp>> = {
  "prisma/schema.prisma": /^model Faq \{|^ {2}faqVersion /,
  "schema/validation/core/audit.ts": /^ {2}"(?:faq|saveFaqs)",/,
  "schema/core/settings/read-settings.ts": /^ {2}faqVersion:/,
  "web/paths.ts": /^export const FAQ_/,
  "web/pages.ts": /^ {2}FAQ_|^ +\{ path: FAQ_PATH|^ +office\(FAQ_EDITOR/,
  "tests/integration/core/access-matrix.test.ts": /^ {2}"(?:Query|Mutation)\.\w*[fF]aqs/,
  "tests/security/whose.ts": /^ {4}"(?:Query|Mutation)\.\w*[fF]aqs/,
};

/** What the questions are called in the menus and in the log, by the id of the message. */
const NAMES = {
  "core/office-menu.json": ["office-menu.faq"],
  "core/layout.json": ["layout.nav.faq"],
  "core/audit.json": ["audit.action.saveFaqs", "audit.subject.faq"],
} as const;

const touched: string[] = [];
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

function write(file: string, text: string): void {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
  touched.push(file);
}

const trimmed = (text: string): string => LEFT_OUT.reduce((rest, piece) => rest.replace(piece, ""), text);

const depthOf = (line: string): number =>
  (line.match(/[([{]/g) ?? []).length - (line.match(/[)\]}]/g) ?? []).length;

/** The text with each piece that begins with such a line, or with a bracket and such a line after it, once more, renamed. */
function registered(text: string, begins: RegExp, noun: NewNoun): string {
  const lines = text.split("\n");
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? "";
    result.push(first);
    const opening = first.endsWith("{") ? `${first} ${lines[at + 1]?.trim()}` : first;
    if (!begins.test(opening)) continue;
    const piece = [first];
    for (let depth = depthOf(first); depth > 0 && at + 1 < lines.length; depth += depthOf(lines[at] ?? "")) {
      at += 1;
      piece.push(lines[at] ?? "");
      result.push(lines[at] ?? "");
    }
    const isBlock = /^model /.test(first);
    result.push(...(isBlock ? [""] : []), renamed(trimmed(piece.join("\n")), noun));
  }
  return result.join("\n");
}

function run(...args: readonly string[]): void {
  const { status } = spawnSync("npm", ["run", "--silent", ...args], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm run ${args.join(" ")} failed`);
}

function writeNoun(noun: NewNoun): void {
  const { many, area } = noun;
  for (const file of COPIED) {
    const isMutations = file.endsWith("faq-mutations.ts");
    const text = renamed(trimmed(read(file)), noun);
    const head = file.endsWith(".spec.ts") ? "// @long faqs.spec.ts\n" : "";
    write(renamed(file, noun), head + (isMutations ? text : text.replaceAll(/\banswer\b/g, "text")));
  }
  write(renamed("web/features/site/faqs/public/FaqPage.tsx", noun), publicPage(noun));
  for (const [file, begins] of Object.entries(REGISTERED)) write(file, registered(read(file), begins, noun));
  for (const language of ["ko", "en"] as const) {
    const words = wordsOf(noun, language);
    write(`web/messages/${language}/${area}/${many}.json`, `${JSON.stringify(words, null, 2)}\n`);
    for (const [file, ids] of Object.entries(NAMES)) {
      const path = `web/messages/${language}/${file}`;
      const name = words[`${many}.title`] ?? many;
      const lineOf = (id: string) =>
        `  "${renamed(id, noun)}": "${id.includes("action") ? { ko: `${name} 수정`, en: `${name} changed` }[language] : name}",`;
      const withNames = read(path)
        .split("\n")
        .flatMap((line) => {
          const id = ids.find((candidate) => line.startsWith(`  "${candidate}":`));
          return id === undefined ? [line] : [lineOf(id), line];
        });
      write(path, withNames.join("\n"));
    }
  }
}

function main(): void {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { area: { type: "string" } },
  });
  const [kind, many = ""] = positionals;
  const area = values.area ?? "";
  if (kind !== "noun" || !/^[a-z]{3,20}s$/.test(many) || !AREAS.includes(area)) {
    throw new Error(
      `npm run new -- noun sponsors --area site: one word for many of them, and one of ${AREAS.join(", ")}`,
    );
  }
  if (existsSync(join(ROOT, `schema/${area}/${many}`))) throw new Error(`There are ${many} already`);
  const noun = { many, one: singularOf(many), area };
  writeNoun(noun);
  run("db:new-migration", many);
  run("schema");
  spawnSync("npx", ["biome", "check", "--write", ...touched.filter((file) => !file.endsWith(".prisma"))], {
    cwd: ROOT,
    stdio: "inherit",
  });
  process.stdout.write(
    `${touched.length} files. Next: its fields in prisma/schema.prisma and schema/validation/${area}/${many}.ts, its words in web/messages.\n`,
  );
}

main();
