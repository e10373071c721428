// Each known bank's file is read by its own headings; what is not surely known is said to be a guess (decision 218).
import { expect, test } from "vitest";
import { BANK_HEADINGS, BANKS } from "#schema/validation/money/bank-headings.ts";
import { rawLines } from "#schema/validation/money/statement-cells.ts";
import { findColumns, statementFields } from "#schema/validation/money/statement-columns.ts";
import { toStatementRows } from "#schema/validation/money/statements.ts";

/** The headings as the banks write them, a line of money in, a line of money out, and what both say. */
const FILES = [
  [
    "NH",
    "순번,거래일시,출금금액,입금금액,거래 후 잔액,거래내용,거래기록사항,거래점,거래메모",
    "1,2026/11/02 09:10:11,0,50000,1050000,타행이체,홍길동0012,농협 000123,김영희 세미나",
    "2,2026/11/03 10:00:00,500,0,1049500,수수료,이체수수료,농협 000123,",
    ["홍길동0012", "타행이체 · 김영희 세미나", 50_000],
    ["이체수수료", "수수료", -500],
  ],
  [
    "NH",
    "구분,거래일자,출금금액(원),입금금액(원),거래 후 잔액(원),거래내용,거래기록사항,거래점,거래시간,이체메모",
    "1,2026/11/02,0,50000,1050000,전자금융,홍길동0012,농협,09:10:11,",
    "2,2026/11/03,500,0,1049500,수수료,이체수수료,농협,10:00:00,",
    ["홍길동0012", "전자금융", 50_000],
    ["이체수수료", "수수료", -500],
  ],
  [
    "IBK",
    ",거래일시,출금,입금,거래후 잔액,거래내용,상대계좌번호,상대은행,메모,거래구분,수표어음금액,CMS코드,상대계좌예금주명",
    "1,2026-11-02 09:10:11,0,50000,1050000,홍길동0012,,우체국,,타행이체,0,,홍길동",
    "2,2026-11-03 10:00:00,500,0,1049500,이체수수료,,,,수수료,0,,",
    ["홍길동0012", "타행이체", 50_000],
    ["이체수수료", "수수료", -500],
  ],
  [
    "KAKAO",
    "거래일시,구분,거래금액,거래 후 잔액,거래구분,내용,메모",
    "2026.11.02 09:10:11,입금,50000,1050000,일반입금,홍길동0012,",
    "2026.11.03 10:00:00,출금,500,1049500,수수료,이체수수료,",
    ["홍길동0012", "일반입금", 50_000],
    ["이체수수료", "수수료", -500],
  ],
  [
    "TOSS",
    "거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모",
    "2026.11.02 09:10:11,홍길동0012,입금,농협,,50000,1050000,연회비",
    "2026.11.03 10:00:00,이체수수료,수수료,,,-500,1049500,",
    ["홍길동0012", "입금 · 연회비", 50_000],
    ["이체수수료", "수수료", -500],
  ],
] as const;

test.each(FILES)("reads a file of %s", (bank, headings, came, went, ...wanted) => {
  const cells = [headings, came, went].map((line) => line.split(","));
  const found = findColumns(cells);
  expect(found).toMatchObject({ bank, source: "BANK", head: 0 });
  const { rows, refused } = toStatementRows(cells, { head: 0, fields: found?.fields ?? [] });
  expect(refused).toEqual([]);
  expect(rows.map(({ sender, note, amount }) => [sender, note, amount])).toEqual(wanted);
});

test("every bank has a form, and every form its own bank, day and money", () => {
  expect(new Set(BANK_HEADINGS.map(({ bank }) => bank))).toEqual(new Set(BANKS));
  for (const { bank, isSure, columns } of BANK_HEADINGS) {
    const headings = Object.keys(columns);
    const found = findColumns([headings]);
    expect(found, bank).toMatchObject({ bank, source: isSure ? "BANK" : "GUESS" });
    expect(statementFields.safeParse(found?.fields).success, bank).toBe(true);
  }
});

test("what no table has is a guess, and a sender by name goes before any other", () => {
  const found = findColumns([["거래일", "거래내용", "내용", "의뢰인", "입금액"]]);
  expect(found).toMatchObject({ source: "GUESS", bank: null, fields: ["DAY", null, null, "SENDER", "IN"] });
  expect(findColumns([["언제", "누가", "얼마"]])).toBeNull();
});

test("a file of NH without its times is of NH, and its note is the channel", () => {
  const headings = "순번,거래일자,출금금액,입금금액,거래후잔액,거래내용,거래기록사항,거래점,이체메모".split(
    ",",
  );
  expect(findColumns([headings])).toMatchObject({
    bank: "NH",
    source: "GUESS",
    fields: [null, "DAY", "OUT", "IN", "BALANCE", "NOTE", "SENDER", null, "MEMO"],
  });
  // It is the same bank's without the column.
  expect(findColumns([headings.slice(0, -1)])).toMatchObject({ bank: "NH" });
});

test("a memo of a bank that no table has is read beside its note, and alone", () => {
  const of = (...headings: string[]) =>
    findColumns([["거래일", "보낸분", "입금액", ...headings]])?.fields.slice(3);
  expect(of("적요", "메모")).toEqual(["NOTE", "MEMO"]);
  expect(of("비고")).toEqual(["MEMO"]);
});

const HEAD = ["순번", "거래일", "거래내용", "거래기록사항", "입금"];

test("a line is the same line under any columns, and its number in the file is none of it", () => {
  const line = (number: number, who: string) => [String(number), "2026-11-02", "이체", who, "1,000"];
  const read = (
    cells: readonly (readonly string[])[],
    fields: Parameters<typeof toStatementRows>[1]["fields"],
  ) =>
    toStatementRows([HEAD, ...cells], { head: 0, fields }, rawLines([HEAD, ...cells])).rows.map(
      ({ raw, sender }) => [raw, sender],
    );
  const wrong = read([line(1, "가"), line(2, "나")], [null, "DAY", "SENDER", null, "IN"]);
  const right = read([line(1, "나"), line(2, "가")], [null, "DAY", "NOTE", "SENDER", "IN"]);
  expect(wrong.map(([, sender]) => sender)).toEqual(["이체", "이체"]);
  expect(right.map(([, sender]) => sender)).toEqual(["나", "가"]);
  expect(wrong.map(([raw]) => raw)).toEqual(right.map(([raw]) => raw).toReversed());
});

test("a column that counts is one beside strays of the head and the sums, and where it counts down", () => {
  const lines = (numbers: readonly number[], who: string) => [
    ["조회 건수", "60"],
    ["번호", "이름"],
    ...numbers.map((number) => [String(number), who]),
    ["합계", "3"],
  ];
  const [, , up] = rawLines(lines([1, 2, 3], "가"));
  const [, , down] = rawLines(lines([3, 2, 1], "가"));
  expect([up, down]).toEqual(["\t가", "\t가"]);
  expect(
    rawLines([
      ["7", "가"],
      ["9", "가"],
    ]),
  ).toEqual(["7\t가", "9\t가"]);
});
