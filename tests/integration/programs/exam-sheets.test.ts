// @module-tag long
// The scoring sheet of a rater as a workbook: out by the link of the rater and in again, looked at before anything is saved. What nobody can
// read, or is too much, is refused by its code.
import { utils, write } from "@e965/xlsx";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { SCORE_ROWS_MAX, SHEET_MAX_BYTES } from "#schema/validation/programs/exam-scores.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import { packedZip } from "#tests/support/packed-zip.ts";
import {
  assignAll,
  byLink,
  createExam,
  readSheet,
  SAVE_SCORES,
  scoreAll,
  startRating,
  WITHDRAW_RATER,
} from "#tests/support/rating.ts";
import { readSheet as readWorkbook } from "#tests/support/read-sheet.ts";

const gateway = useGateway();
const SHEET = "문장구역 한→영";
const HEADINGS = ["답안", "정확성", "표현", "메모"];

let office: Somebody;
let exam: Awaited<ReturnType<typeof createExam>>;
let rater: Awaited<ReturnType<typeof startRating>>;
let other: Awaited<ReturnType<typeof startRating>>;
beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
  exam = await createExam({ session: { ratersPerScript: 1 } });
  rater = await startRating(gateway(), office, exam.programId, "sheet@garam.example");
  other = await startRating(gateway(), office, exam.programId, "other-sheet@garam.example");
  await assignAll(office, exam.programId);
});

const workbook = (rows: readonly (readonly unknown[])[]): Buffer => {
  const book = utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])));
  return Buffer.from(write(book, { type: "buffer", bookType: "xlsx" }));
};
const take = (paperId: number, link = rater.link) =>
  gateway().send(
    "/api/v1/score-sheet",
    { paperId, sheet: SHEET, headings: HEADINGS },
    { headers: { authorization: `Rating ${link}` } },
  );
async function put(bytes: Buffer, link = rater.link) {
  const answer = await gateway().request("/api/v1/score-sheet-rows", {
    method: "POST",
    headers: { authorization: `Rating ${link}`, "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, ...Object(await answer.json()) };
}
const marks = () => db.examMark.count({ where: { rating: { raterId: rater.id } } });

test("goes out with codes and scores and without an examinee, and comes in as rows of which nothing is saved", async () => {
  await scoreAll(gateway(), { link: rater.link, ...exam }, () => [50, 30]);
  const before = await marks();
  const answer = await take(exam.paperId);
  const rows = readWorkbook(await answer.arrayBuffer());
  expect(rows[0]).toEqual(HEADINGS);
  const codes = (await readSheet(gateway(), rater.link)).map(({ code }) => code);
  expect(rows.slice(1).map(([code, ...scores]) => [code, ...scores.slice(0, 2)])).toEqual(
    codes.map((code) => [code, 50, 30]),
  );
  expect(JSON.stringify(rows)).not.toMatch(/새벽별응시|E28-0/);
  const changed = rows.map((row, at) => (at === 0 ? row : [row[0], 10, 10]));
  expect((await put(workbook(changed))).rows).toEqual([
    HEADINGS,
    ...codes.map((code) => [code, "10", "10", ""].slice(0, 4)),
  ]);
  expect(await marks()).toBe(before);
});

test("a formula comes in as what it shows or as its text, never worked out here", async () => {
  const book = utils.book_new(utils.aoa_to_sheet([["S1", 0, '=HYPERLINK("http://x.example")']]));
  const { Sheet1: sheet } = book.Sheets;
  if (sheet) sheet.B1 = { t: "n", f: "20+20", v: 40 };
  const bytes = Buffer.from(write(book, { type: "buffer", bookType: "xlsx" }));
  expect((await put(bytes)).rows).toEqual([["S1", "40", '=HYPERLINK("http://x.example")']]);
});

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  [
    "10,000 rows",
    () => workbook(Array.from({ length: 10_000 }, (_, at) => [`S${at}`, 1, 1])),
    "FILE_TOO_LARGE",
  ],
  ["more bytes than a sheet has", () => Buffer.alloc(SHEET_MAX_BYTES + 1, "1,"), "FILE_TOO_LARGE"],
  [
    "a zip of zeros",
    () => packedZip({ "xl/worksheets/sheet1.xml": Buffer.alloc(60 * 1024 * 1024) }),
    "FILE_TOO_LARGE",
  ],
  ["half a workbook", () => workbook([["S1", 1]]).subarray(0, 400), "FILE_DAMAGED"],
])("%s is refused", async (_name, make, code) => {
  expect(await put(await make())).toMatchObject({ code });
  expect((await put(workbook([["S1", 1]]))).status).toBe(200);
});

test("rows that are saved are bounded, and a code that is there twice or is another rater's is named by its row", async () => {
  const [own, twice] = await readSheet(gateway(), rater.link);
  const [foreign] = await readSheet(gateway(), other.link);
  const row = (code: string | undefined) => ({ code, version: 1, note: null, points: [1, 1] });
  const save = async (rows: readonly object[]) =>
    (await byLink(gateway(), SAVE_SCORES, { link: rater.link, paperId: exam.paperId, rows })).errors[0]
      ?.extensions;
  const before = await marks();
  const many = Array.from({ length: SCORE_ROWS_MAX + 1 }, () => row(own?.code));
  expect(await save(many)).toMatchObject({ code: "VALIDATION", fields: { rows: ["TOO_MANY_ROWS"] } });
  expect(
    (await save([row(own?.code), row(twice?.code), row(own?.code), row(foreign?.code)]))?.fields,
  ).toEqual({
    "rows.2.code": ["CHOICE_UNKNOWN"],
    "rows.3.code": ["CHOICE_UNKNOWN"],
  });
  expect(await marks()).toBe(before);
});

test("another paper and a link that is over open no sheet", async () => {
  const paper = await db.examPaper.create({
    data: {
      programId: exam.programId,
      part: "INTERPRETATION",
      position: 2,
      nameKo: "통역",
      startsAt: new Date(),
      minutes: 30,
      criteria: { create: [{ position: 0, nameKo: "가", maxPoints: 9 }] },
    },
  });
  expect((await take(paper.id)).status).toBe(404);
  expect((await take(1_000_000)).status).toBe(404);
  expect(await put(workbook([["S1", 1]]), "nobody")).toMatchObject({ code: "LINK_ENDED" });
  await office.ask(WITHDRAW_RATER, { id: other.id, reason: "사정" });
  expect(await put(workbook([["S1", 1]]), other.link)).toMatchObject({ code: "LINK_ENDED" });
  expect((await take(exam.paperId, other.link)).status).toBe(400);
});
