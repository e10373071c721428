// GET /glossary.csv and /glossary.tbx: every accepted term in the order of a dictionary, for anybody's own
// tools (docs/translators.md#files-for-translators-tools). Columns and fields are codes, as the office's
// import reads them.
import { type MadeAnswer, PUBLIC_CONTROL } from "#gateway/cache/public-cache.ts";
import type { FindPublicFile } from "#gateway/cache/public-file.ts";
import { csvFile } from "#gateway/exports/csv.ts";
import { tbxFile } from "#gateway/exports/tbx.ts";
import type { Clock } from "#schema/context.ts";
import { readAllListIds } from "#schema/core/lists/all-matching-rows.ts";
import { exportRows } from "#schema/core/lists/export-rows.ts";
import { glossaryExport } from "#schema/site/glossary/glossary-export.ts";
import { readersSource } from "#schema/site/glossary/glossary-list.ts";

/** What is cached stays in memory: some 20 MB at most. */
const TERMS_MAX = 50_000;
const COLUMNS = ["ko", "en", "field", "noteKo", "noteEn", "source"] as const;
const FILES: ReadonlyMap<string, { readonly format: "csv" | "tbx"; readonly type: string }> = new Map([
  ["/glossary.csv", { format: "csv", type: "text/csv; charset=utf-8" }],
  ["/glossary.tbx", { format: "tbx", type: "application/x-tbx+xml; charset=utf-8" }],
]);

export function createGlossaryFiles({ clock }: { readonly clock: Clock }): FindPublicFile {
  async function make(path: string, format: "csv" | "tbx", type: string): Promise<MadeAnswer> {
    const order = { filter: {}, sort: "KO", descending: false } as const;
    const now = clock.now();
    const ids = await readAllListIds(readersSource, { ...order, now });
    const rows = exportRows(glossaryExport, ids.slice(0, TERMS_MAX), { viewer: null, now });
    async function* lines() {
      for await (const part of rows) yield part.map((cells) => COLUMNS.map((key) => cells[key] ?? null));
    }
    const parts: Uint8Array[] = [];
    for await (const part of format === "tbx" ? tbxFile(rows) : csvFile(COLUMNS, lines())) parts.push(part);
    return {
      status: 200,
      headers: {
        "content-type": type,
        "content-disposition": `attachment; filename="${path.slice(1)}"`,
        "cache-control": PUBLIC_CONTROL,
      },
      body: Buffer.concat(parts),
      keep: true,
    };
  }

  return (path) => {
    const file = FILES.get(path);
    return file ? { key: path, make: () => make(path, file.format, file.type) } : null;
  };
}
