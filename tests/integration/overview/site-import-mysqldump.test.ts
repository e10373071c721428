// @module-tag long
// Dumps as MariaDB itself writes them: by its own mysqldump where the machine has one, else as its public format says. Both say the same, and so does
// what is read of them.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UnreadableSite } from "#gateway/site-import/former-site.ts";
import { readGnuboard5 } from "#gateway/site-import/gnuboard5.ts";
import { openDump } from "#gateway/site-import/read-dump.ts";
import { type DumpMaker, openDumpMaker } from "#tests/support/mariadb.ts";

let maker: DumpMaker;
beforeAll(async () => {
  maker = await openDumpMaker();
}, 120_000);
afterAll(async () => await rm(maker.folder, { recursive: true, force: true }));

const HARD = "a'b\"c\\d\n\r\t;(),''--`/* 똠방각하 */ 😀 ㈜";

/** Ways in which people take a dump. */
const WAYS = [
  [],
  ["--skip-extended-insert"],
  ["--complete-insert"],
  ["--hex-blob"],
  ["--compact"],
  ["--skip-comments"],
  ["--skip-opt", "--create-options"],
] as const;

test.each(WAYS.map((options) => [options.join(" ") || "no options", options] as const))(
  "a dump with %s is read as what is in the tables",
  async (_name, options) => {
    const path = await maker.dump(options, HARD);
    const dump = await openDump(path, null);
    const rows = [];
    for await (const { values } of dump.rows((table) => table === "g5_write_notice")) rows.push(values);
    expect(rows).toMatchObject([
      { wr_id: "1", wr_subject: HARD, wr_link1: null },
      { wr_id: "2", wr_subject: "", wr_link1: "끝\\" },
    ]);
    const site = await readGnuboard5(path);
    expect(site.boards).toMatchObject([{ id: "notice", readers: { audience: "MEMBERS" } }]);
  },
);

test("a dump that was cut off anywhere is refused", async () => {
  const path = await maker.dump([], HARD);
  const size = await maker.sizeOf(path);
  for (const part of [0.3, 0.5, 0.7, 0.9, 0.95]) {
    const cut = join(maker.folder, `cut-${part}.sql`);
    await maker.cut(path, cut, Math.floor(size * part));
    await expect(readGnuboard5(cut)).rejects.toThrow(UnreadableSite);
  }
});
