// The hand-written source of the project, for the tests that read it: rules about imports, messages and documents.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParseResult, parseSync } from "vite";

export const ROOT = join(import.meta.dirname, "..", "..");

const ROOMS = ["prisma", "schema", "gateway", "web", "tests"];
/** Written by tools; their shape is not ours to judge. */
const GENERATED = ["prisma/generated/", "web/gql/", "web/dist/"];

/** Paths from the root, with `/`, of every hand-written file of the rooms whose name ends in one of `endings`. */
export function sourceFiles(...endings: readonly string[]): string[] {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(ROOT.length + 1)
          .replaceAll("\\", "/"),
      ),
  );
  return files
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .filter((file) => !GENERATED.some((folder) => file.startsWith(folder)))
    .sort();
}

/** The text of a file, given from the root. */
export function readSource(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

/** One import, re-export or dynamic import of a file. */
export interface Import {
  readonly file: string;
  /** As written: `#schema/builder.ts`, `./y.tsx`, `zod`. */
  readonly specifier: string;
  /** From the root for files of ours (`schema/builder.ts`), as written for packages. */
  readonly target: string;
  readonly isOurs: boolean;
}

interface ParsedFile {
  readonly text: string;
  readonly module: ParseResult["module"];
}

/** Files are asked about again and again: once for each page that loads them. */
const parsed = new Map<string, ParsedFile>();

function parse(file: string): ParsedFile {
  const known = parsed.get(file);
  if (known) return known;
  const text = readSource(file);
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  parsed.set(file, { text, module });
  return { text, module };
}

/** All imports of a TypeScript file, types included. Throws when it does not parse. */
export function importsOf(file: string): Import[] {
  const { text, module } = parse(file);
  const written = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map((found) =>
      literal(text.slice(found.moduleRequest.start, found.moduleRequest.end)),
    ),
  ];
  const specifiers = new Set(written.filter((value) => value !== undefined));
  return [...specifiers].map((specifier) => ({ file, specifier, ...locate(file, specifier) }));
}

/** The types that a file exports by their names. */
export function exportedTypesOf(file: string): string[] {
  const { module } = parse(file);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType, moduleRequest }) => isType && moduleRequest === null)
    .flatMap(({ exportName }) => exportName.name ?? []);
}

/** What a file takes from others by name, as `file#name`; `file#*` where it takes all. */
export function importedNamesOf(file: string): string[] {
  const { module } = parse(file);
  const taken = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => ({ from: moduleRequest.value, name: importName.name })),
    ),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ from: moduleRequest.value, name: importName.name }] : [],
      ),
  ];
  return taken.map(({ from, name }) => `${locate(file, from).target}#${name ?? "*"}`);
}

/** What is loaded together with a file: its imports and re-exports, without what it imports on demand. */
export function staticImportsOf(file: string): Import[] {
  const { module } = parse(file);
  const all = importsOf(file);
  const written = new Set([
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest?.value)),
  ]);
  return all.filter(({ specifier }) => written.has(specifier));
}

/** What a file loads when it runs, at once or on demand: its imports without those of types only. */
export function loadedImportsOf(file: string): Import[] {
  const { text, module } = parse(file);
  const onDemand = module.dynamicImports.map((found) =>
    literal(text.slice(found.moduleRequest.start, found.moduleRequest.end)),
  );
  const loaded = new Set([...loadedAtOnce(file), ...onDemand]);
  return importsOf(file).filter(({ specifier }) => loaded.has(specifier));
}

/**
 * Every file of ours and every package that is loaded before a file runs: what it imports and what that imports, without types.
 */
export function loadedBefore(file: string): Set<string> {
  const all = new Set([file]);
  for (const one of all) {
    if (!/^(web|schema|gateway|prisma)\/.*\.tsx?$/.test(one)) continue;
    const loaded = loadedAtOnce(one);
    for (const { specifier, target } of importsOf(one)) if (loaded.has(specifier)) all.add(target);
  }
  return all;
}

/** The specifiers of a file's imports and re-exports of more than types. */
function loadedAtOnce(file: string): Set<string | undefined> {
  const { text, module } = parse(file);
  const isLoaded = ({ start, end }: { start: number; end: number }) =>
    !/^(import|export) type\b/.test(text.slice(start, end));
  return new Set([
    ...module.staticImports.filter(isLoaded).map((found) => found.moduleRequest.value),
    ...module.staticExports
      .filter(isLoaded)
      .flatMap((found) => found.entries.map((entry) => entry.moduleRequest?.value)),
  ]);
}

/** The value of a string literal; undefined for a computed address, which names no file of ours. */
function literal(source: string): string | undefined {
  return /^["'`]([^"'`$]*)["'`]$/.exec(source)?.[1];
}

function locate(file: string, specifier: string): { target: string; isOurs: boolean } {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#")) return { target: path.slice(1), isOurs: true };
  if (path.startsWith(".")) return { target: join(file, "..", path).replaceAll("\\", "/"), isOurs: true };
  return { target: path, isOurs: false };
}
