// `npm run test:foreign -- FOLDER [NAMES]`: tries the program on files that others made, whatever the folder
// holds, and prints a table: file, what was asked, what came, names left. NAMES is a text with a name a line
// that must be left nowhere. It ends with 1 where a name is left, or a file is over the bounds.
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import process from "node:process";
import { cleaning } from "./cleaning.ts";
import { isReaders, readers } from "./readers.ts";
import { isTried, schemas } from "./schemas.ts";
import { sites } from "./sites.ts";

export interface ForeignFile {
  readonly path: string;
  /** Of its name, in small letters, without its dot. */
  readonly ending: string;
  /** Given by the operator. */
  readonly names: readonly string[];
}
/** A line of the table. */
export interface Tried {
  readonly asked: string;
  readonly came: string;
  /** Names that are left. */
  readonly left: readonly string[];
  readonly isRight: boolean;
  /** Lines below it: what did not come, and why. */
  readonly details?: readonly string[];
}
type Try = (file: ForeignFile) => Promise<Tried>;

/** What each kind of file is tried with. Another kind is a line here and a file beside this one. */
const KINDS: ReadonlyMap<string, Try> = new Map([
  ...["hwp", "hwpx", "docx", "xlsx", "pdf"].map((ending) => [ending, cleaning] as const),
  ...["sql", "xml"].map((ending) => [ending, sites] as const),
  ...["xsd", "rng", "dtd"].map((ending) => [ending, schemas] as const),
  ["json", readers],
]);

const [, , folder, namesFile] = process.argv;
if (folder === undefined) {
  process.stderr.write("npm run test:foreign -- FOLDER [NAMES]\n");
  process.exit(2);
}
const names = namesFile
  ? (await readFile(namesFile, "utf8")).split("\n").filter((name) => name.trim() !== "")
  : [];
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));

let wrong = 0;
let others = 0;
process.stdout.write("file | asked | came | names left\n--- | --- | --- | ---\n");
for (const path of paths.toSorted()) {
  const ending = extname(path).slice(1).toLowerCase();
  const attempt = KINDS.get(ending);
  // Other XML is no website, most schemas are parts of another one, and a folder of programs has many files.
  const isOther =
    attempt === schemas
      ? !isTried(path)
      : attempt === readers
        ? !isReaders(path)
        : ending === "xml" && !(await readFile(path, "latin1")).includes("wordpress.org/export");
  if (!attempt || isOther) {
    others += 1;
    continue;
  }
  const { asked, came, left, isRight, details = [] } = await attempt({ path, ending, names });
  if (!isRight) wrong += 1;
  const said = left.length === 0 ? "0" : `${left.length}: ${left.join(", ")}`;
  process.stdout.write(`${relative(folder, path)} | ${asked} | ${came} | ${said}\n`);
  for (const line of details) process.stdout.write(`${line}\n`);
}
process.stdout.write(`${others} files are of no kind that is tried; ${wrong} came out wrong\n`);
process.exit(wrong === 0 ? 0 : 1);
