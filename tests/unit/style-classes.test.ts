// Style sheets and the pages that wear them say the same: a class of a module that nobody wears is dead, one
// that a module does not have is worn in vain, and of the roles each is somebody's.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";

const ROLES = ["web/roles.css", "web/theme/form-roles.css"];

const pages = sourceFiles(".ts", ".tsx")
  .filter((file) => file.startsWith("web/"))
  .map((file) => ({ file, text: readSource(file) }));
const sheets = sourceFiles(".css").filter((file) => file.startsWith("web/"));

/** The classes that a sheet has a rule for; those of others, in `:global()`, aside. */
function classesOf(sheet: string): ReadonlySet<string> {
  const text = readSource(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, "");
  const selectors = text.match(/[^{};]+(?=\{)/g) ?? [];
  const own = selectors.filter((selector) => !selector.trim().startsWith("@"));
  return new Set(
    own.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name)),
  );
}

interface Wearer {
  readonly file: string;
  readonly text: string;
  /** What the file calls the sheet. */
  readonly name: string;
}

const IMPORT = /import (\w+) from "([^"]+\.module\.css)";/g;
const addressOf = (file: string, specifier: string) =>
  specifier.startsWith("#") ? specifier.slice(1) : join(file, "..", specifier);

const wearers = Map.groupBy(
  pages.flatMap(({ file, text }) =>
    [...text.matchAll(IMPORT)].map(([, name = "", specifier = ""]) => ({
      sheet: addressOf(file, specifier),
      wearer: { file, text, name },
    })),
  ),
  ({ sheet }) => sheet,
);
const wearersOf = (sheet: string): readonly Wearer[] =>
  (wearers.get(sheet) ?? []).map(({ wearer }) => wearer);

/** By name; all of a sheet where the name is computed, as for the states of a program. */
function wears({ text, name }: Wearer, known: ReadonlySet<string>): readonly string[] {
  const named = [...text.matchAll(new RegExp(`(?<![\\w"./-])${name}\\.([A-Za-z]\\w*)`, "g"))].map(
    ([, own = ""]) => own,
  );
  return new RegExp(`\\b${name}\\[`).test(text) ? [...named, ...known] : named;
}

describe("classes", () => {
  const modules = sheets.filter((sheet) => sheet.endsWith(".module.css"));

  test.each(modules)("of %s are worn, and no others", (sheet) => {
    const known = classesOf(sheet);
    const worn = new Set(wearersOf(sheet).flatMap((wearer) => wears(wearer, known)));
    expect([...known].filter((name) => !worn.has(name))).toEqual([]);
    expect([...worn].filter((name) => !known.has(name))).toEqual([]);
  });

  test("of the roles are worn", () => {
    const words = new Set(pages.flatMap(({ text }) => text.match(/[A-Za-z][\w-]*/g) ?? []));
    const roles = new Set(ROLES.flatMap((sheet) => [...classesOf(sheet)]));
    expect(roles.size).toBeGreaterThan(20);
    expect([...roles].filter((name) => !words.has(name))).toEqual([]);
  });

  test("that are written as words are roles", () => {
    const known = new Set([...ROLES, "web/global.css"].flatMap((sheet) => [...classesOf(sheet)]));
    const written = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/className="([^"]+)"/g)]
        .flatMap(([, names = ""]) => names.split(" "))
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(written).toEqual([]);
  });
});
