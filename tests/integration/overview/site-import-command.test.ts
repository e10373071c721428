// @module-tag long
// `npm run import` as a person types it: looked at first, then written, with what does not come in a file,
// and wrong words answered with a sentence.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COLUMNS, dumped } from "#tests/support/former-sites.ts";
import { startSite } from "#tests/support/site.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { ROOT } from "#tests/support/source-files.ts";

const WITHIN_MS = 300_000;
const TITLE = "이전 홈페이지의 총회 안내";
const SECRET = "이사회만 보는 글";

let folder: string;
let database: SiteDatabase;
let settings: Record<string, string>;

const post = (id: number, title: string, rest: object = {}) => ({
  wr_id: id,
  wr_is_comment: 0,
  wr_subject: title,
  wr_content: "<p>오십시오.</p>",
  wr_option: "html1",
  mb_id: "",
  wr_name: "사무국",
  wr_datetime: "2019-05-01 12:00:00",
  ...rest,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-command-"));
  database = await createSiteDatabase();
  settings = {
    ...database.options.env,
    ADMIN_EMAIL: "admin@example.org",
    ADMIN_PASSWORD: "Correct!Horse7",
  };
  await mkdir(join(folder, "data"));
  const dump = [
    dumped("g5_board", COLUMNS.g5_board, [{ bo_table: "notice", bo_subject: "공지사항" }]),
    dumped("g5_write_notice", COLUMNS.g5_write, [
      post(1, TITLE),
      post(2, SECRET, { wr_option: "html1,secret" }),
    ]),
  ].join("\n");
  await writeFile(join(folder, "dump.sql"), dump);
  await writeFile(join(folder, "cut.sql"), dump.slice(0, dump.indexOf(SECRET)));
  // The first start makes the account in whose name posts come.
  await (await startSite({ dataDir: database.options.dataDir, env: settings })).stop();
}, WITHIN_MS);
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

/** What the command says, and whether it did what it was asked. */
async function typed(
  ...args: readonly string[]
): Promise<{ readonly isDone: boolean; readonly said: string }> {
  const asked = promisify(execFile)("npm", ["run", "--silent", "import", "--", ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: database.options.dataDir,
      ...settings,
    },
  });
  return await asked.then(
    ({ stdout, stderr }) => ({ isDone: true, said: stdout + stderr }),
    ({ stdout, stderr }) => ({ isDone: false, said: `${stdout}${stderr}` }),
  );
}
const at = (name: string) => join(folder, name);

/** The page of notices as a visitor gets it. */
async function notices(): Promise<string> {
  const site = await startSite({ dataDir: database.options.dataDir, env: settings });
  try {
    return await (await fetch(`${site.url}/notice/list`)).text();
  } finally {
    await site.stop();
  }
}

test("without --write nothing comes, and what would not is in a file; with it the posts are there", {
  timeout: WITHIN_MS,
}, async () => {
  const looked = await typed("gnuboard5", at("dump.sql"), at("data"), "--left-out", at("left-out.csv"));
  expect(looked.said).toContain("Nothing was written: add --write.");
  expect(looked.isDone).toBe(true);
  expect(await readFile(at("left-out.csv"), "utf8")).toContain(SECRET);
  expect(await notices()).not.toContain(TITLE);

  const written = await typed("gnuboard5", at("dump.sql"), at("data"), "--board", "notice=NOTICE", "--write");
  expect(written.said).toContain("Imported.");
  const page = await notices();
  expect(page).toContain(TITLE);
  expect(page).not.toContain(SECRET);
});

test.each([
  ["nothing", [], /Name the system, its dump and the folder of its files/],
  ["a system that is not known", ["xe1", "dump.sql", "data"], /Name the system/],
  [
    "a charset that is not known",
    ["gnuboard5", "dump.sql", "data", "--charset", "latin1"],
    /--charset latin1/,
  ],
  ["a dump that was cut off", ["gnuboard5", "cut.sql", "data"], /^Not done: /m],
  ["a dump that is not there", ["gnuboard5", "none.sql", "data"], /none\.sql/],
  [
    "an account without rights",
    ["gnuboard5", "dump.sql", "data", "--as", "no@example.org"],
    /no@example\.org/,
  ],
] as const)("%s is told in a sentence, and nothing is done", async (_what, args, sentence) => {
  const { isDone, said } = await typed(...args.map((arg) => (/\.sql$|^data$/.test(arg) ? at(arg) : arg)));
  expect(said).toMatch(sentence);
  // Words for a person, and no trace of the program.
  expect(said).not.toMatch(/^\s+at .*\.ts:\d+/m);
  expect(isDone).toBe(false);
});
