// `npm run new -- noun sponsors --area site --ko 후원사`: writes the files and the lines of a new noun, whose
// types and tests pass at once (docs/new-noun.md#a-new-noun). It copies the frequent questions, which the
// office writes in both languages and in order, and everybody reads.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { filesOf } from "./new-noun-files.ts";
import { type NewNoun, singularOf } from "./new-noun-words.ts";

const ROOT = join(import.meta.dirname, "..");
const AREAS = ["people", "site", "money", "programs", "journal", "mailing", "overview"];

function run(...args: readonly string[]): void {
  const { status } = spawnSync("npm", ["run", "--silent", ...args], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm run ${args.join(" ")} failed`);
}

function write(noun: NewNoun): readonly string[] {
  const files = filesOf(noun, (file) => readFileSync(join(ROOT, file), "utf8"));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
  return [...files.keys()];
}

function main(): void {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { area: { type: "string" }, ko: { type: "string" } },
  });
  const [kind, many = ""] = positionals;
  const area = values.area ?? "";
  if (kind !== "noun" || !/^[a-z]{3,20}s$/.test(many) || !AREAS.includes(area)) {
    throw new Error(
      `npm run new -- noun sponsors --area site --ko 후원사: one word for many of them, and one of ${AREAS.join(", ")}`,
    );
  }
  if (existsSync(join(ROOT, `schema/${area}/${many}`))) throw new Error(`There are ${many} already`);
  const touched = write({ many, one: singularOf(many), area, korean: values.ko ?? `${many} 항목` });
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
