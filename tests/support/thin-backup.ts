// Makes a backup small enough to be in the repository: every row, and of the files those that are small. So
// the data of a release outlive it, for tests/integration/core/start/upgrade.test.ts. `npm run release` calls
// it; by hand: node tests/support/thin-backup.ts backup thin.backup.gz
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "#schema/validation/zod.ts";

/** Characters of base64: pictures that are wider than a stamp are left out. */
const FILE_MAX = 4_000;

const head = z.looseObject({
  backup: z.int(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  sequences: z.record(z.string(), z.string()),
});
const section = z.union([
  z.object({ table: z.string(), rows: z.int() }),
  z.object({ file: z.string(), lines: z.int() }),
  z.object({ end: z.literal(true) }),
]);

/** What is in a backup that is not encrypted. */
export interface BackupContent {
  readonly head: z.output<typeof head>;
  /** The lines of each table, each a row as JSON. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  /** The lines of each file, in base64. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** Reads a backup of any version, and looks at no checksum. */
export function readBackup(path: string): BackupContent {
  const [first = "", ...lines] = gunzipSync(readFileSync(path)).toString("utf8").split("\n");
  const tables = new Map<string, readonly string[]>();
  const files = new Map<string, readonly string[]>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line.startsWith('{"sha256"')) continue;
    const begun = section.parse(JSON.parse(line));
    if ("end" in begun) break;
    const count = "table" in begun ? begun.rows : begun.lines;
    const taken = lines.slice(at + 1, at + 1 + count);
    if ("table" in begun) tables.set(begun.table, taken);
    else files.set(begun.file, taken);
    at += count;
  }
  return { head: head.parse(JSON.parse(first)), tables, files };
}

/** Writes it in the first format, which has no checksums and is still restored. */
function thin(from: string, to: string): void {
  const { head: read, tables, files } = readBackup(from);
  const { madeAt, migrations, sequences } = read;
  const small = [...files].filter(([, lines]) => lines.join("").length <= FILE_MAX);
  const lines = [
    JSON.stringify({ backup: 1, madeAt, migrations, sequences }),
    ...[...tables].flatMap(([table, rows]) => [JSON.stringify({ table, rows: rows.length }), ...rows]),
    ...small.flatMap(([file, parts]) => [JSON.stringify({ file, lines: parts.length }), ...parts]),
    '{"end":true}',
  ];
  writeFileSync(to, gzipSync(`${lines.join("\n")}\n`, { level: 9 }));
}

if (import.meta.main) {
  const [from, to] = process.argv.slice(2);
  if (from === undefined || to === undefined) throw new Error("Name the backup, and the thin one to write");
  thin(from, to);
}
