// What Korean banks send out as a statement comes out the same, whatever format and encoding it is in; what
// is hostile is refused.

import { buffer } from "node:stream/consumers";
import { utils, write } from "@e965/xlsx";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { readStatement } from "#gateway/statements/read-statement.ts";
import { momentOf, rawLines, wonOf } from "#schema/validation/money/statement-cells.ts";
import { findColumns } from "#schema/validation/money/statement-columns.ts";
import { toStatementRows } from "#schema/validation/money/statements.ts";

const TABLE = [
  ["거래내역조회", "", "", "", "", ""],
  ["거래일시", "적요", "보낸분/받는분", "출금액(원)", "입금액(원)", "잔액(원)"],
  ["2026.11.02 09:10:11", "타행이체", "똠방각하0012", "0", "50,000", "1,050,000"],
  ["2026.11.03 10:00:00", "전자금융", "펲시뷁0013", "0", "30,000", "1,080,000"],
  ["2026.11.04 11:00:00", "수수료", "", "500", "0", "1,079,500"],
  ["합계", "", "", "500", "80,000", ""],
];
const WANTED = [
  {
    at: new Date("2026-11-02T00:10:11Z"),
    sender: "똠방각하0012",
    note: "타행이체",
    amount: 50_000,
    balance: 1_050_000,
  },
  {
    at: new Date("2026-11-03T01:00:00Z"),
    sender: "펲시뷁0013",
    note: "전자금융",
    amount: 30_000,
    balance: 1_080_000,
  },
  { at: new Date("2026-11-04T02:00:00Z"), sender: "", note: "수수료", amount: -500, balance: 1_079_500 },
];
const csv = TABLE.map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\r\n");
const html = `<html><body><table>${TABLE.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table></body></html>`;
const workbook = () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(TABLE), "거래내역");
  return book;
};

test.each([
  ["xlsx", () => write(workbook(), { type: "buffer", bookType: "xlsx" })],
  ["BIFF8 xls", () => write(workbook(), { type: "buffer", bookType: "biff8" })],
  ["CSV in UTF-8 with a mark", () => Buffer.from(`\ufeff${csv}`)],
  ["CSV in UTF-8, taken apart", () => Buffer.from(csv.normalize("NFD"))],
  ["CSV in CP949", () => iconv.encode(csv, "cp949")],
  ["HTML in UTF-8", () => Buffer.from(html)],
  ["HTML in CP949", () => iconv.encode(html, "cp949")],
])("reads %s", async (_name, make) => {
  const cells = await readStatement(make());
  const found = findColumns(cells);
  expect(found?.fields).toEqual(["DAY", "NOTE", "SENDER", "OUT", "IN", "BALANCE"]);
  const read = found && toStatementRows(cells, found, rawLines(cells));
  expect(read).toMatchObject({ rows: WANTED, refused: [] });
  // Whatever the format, a line of the file is the same line.
  expect(read?.rows[0]?.raw).toBe("20261102091011\t타행이체\t똠방각하0012\t\t50000\t1050000");
});

test("keeps what a spreadsheet would make a number or a date of", async () => {
  expect(await readStatement(Buffer.from('가,나\n"00120,000",2026-11-02'))).toEqual([
    ["가", "나"],
    ["00120,000", "2026-11-02"],
  ]);
});

test("refuses bytes that are no text, and what is cut off", async () => {
  const damaged = { code: "FILE_DAMAGED" };
  await expect(readStatement(Buffer.from([0xff, 0x80, 0x00, 0x01, 0xff]))).rejects.toMatchObject(damaged);
  const whole: Buffer = write(workbook(), { type: "buffer", bookType: "xlsx" });
  await expect(readStatement(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(damaged);
});

test("weighs a zip before it unpacks it", async () => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(60 * 1024 * 1024), "xl/worksheets/sheet1.xml");
  zip.end();
  const bomb = await buffer(zip.outputStream);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(readStatement(bomb)).rejects.toMatchObject({ code: "FILE_TOO_LARGE" });
});

test("reads amounts and moments as banks write them, and nothing else", () => {
  expect(["1,000", "₩2,000", "3000원", "4000.00", "", "-500", "1.5", "천"].map(wonOf)).toEqual([
    1_000,
    2_000,
    3_000,
    4_000,
    0,
    -500,
    null,
    null,
  ]);
  const noon = new Date("2026-11-02T03:00:00Z");
  for (const text of ["2026-11-02 12:00:00", "2026.11.02 12:00", "20261102 120000", "2026/11/02 12:00:00"]) {
    expect(momentOf(text), text).toEqual(noon);
  }
  expect(momentOf("20261102", "12:00:00")).toEqual(noon);
  expect(momentOf("2026-02-30")).toBeNull();
  expect(momentOf("2026-11-02 25:00")).toBeNull();
});
