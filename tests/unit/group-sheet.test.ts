// What a sheet of people is read as: columns by their headings or their order, and parts, pairs and sites by their names.
import { describe, expect, test } from "vitest";
import { cellsOfText, readGroupSheet } from "#schema/validation/programs/group-sheet.ts";
import { type GroupQuestions, groupRow, readGroupRows } from "#schema/validation/programs/groups.ts";
import type { OwnField } from "#schema/validation/programs/own-fields.ts";

const COLUMNS = { isExam: true, questions: [["생년월일", "Date of birth"]] };
const BIRTH: OwnField = {
  key: "birth-day",
  type: "TEXT",
  labelKo: "생년월일",
  labelEn: "Date of birth",
  isNeeded: true,
  choicesKo: [],
  choicesEn: [],
};
const ASKED: GroupQuestions = {
  kind: "KITEC",
  examParts: ["TRANSLATION", "INTERPRETATION"],
  languagePairs: ["KO_EN", "KO_JA"],
  sites: [7, 8],
  siteNames: [
    { id: 7, names: ["서울 시험장", "Seoul"] },
    { id: 8, names: ["부산 시험장", "Busan"] },
  ],
  ownFields: [BIRTH],
};

describe("a sheet", () => {
  test("is read by its headings, wherever they are, in any order and either language", () => {
    const text = [
      "2027년 단체 신청 명단",
      "이메일\t성명\t영문 성명\t부문\t언어\t고사장\t생년월일\t비고",
      "hong@example.org\t홍길동\tGildong Hong\t번역\t한영\t서울 시험장\t2001-02-03\t없음",
      "\t\t",
    ].join("\r\n");
    const [row, ...none] = readGroupSheet(cellsOfText(text), COLUMNS);
    expect(none).toEqual([]);
    expect(row).toEqual({
      name: "홍길동",
      nameEn: "Gildong Hong",
      email: "hong@example.org",
      phoneNumber: "",
      affiliation: "",
      part: "번역",
      pair: "한영",
      site: "서울 시험장",
      answers: ["2001-02-03"],
    });
    const english = "Name,Email,Part,Languages,Site\nHong,hong@example.org,Translation,Korean–English,Seoul";
    expect(readGroupSheet(cellsOfText(english), COLUMNS)).toMatchObject([
      { name: "Hong", email: "hong@example.org", part: "Translation", pair: "Korean–English", site: "Seoul" },
    ]);
  });

  test("without headings is read by the order of its columns", () => {
    const text = "홍길동\tGildong Hong\thong@example.org\t010-1234-5678\t한국대\t번역\t한일\t부산\t2001";
    expect(readGroupSheet(cellsOfText(text), COLUMNS)).toMatchObject([
      {
        name: "홍길동",
        phoneNumber: "010-1234-5678",
        affiliation: "한국대",
        pair: "한일",
        answers: ["2001"],
      },
    ]);
  });
});

const read = (cells: object) =>
  readGroupRows(
    [groupRow.parse({ name: "홍길동", email: "hong@example.org", answers: ["2001"], ...cells })],
    ASKED,
  )[0];

test.each([
  [{ part: "번역", pair: "한국어–영어", site: "서울 시험장" }, ["TRANSLATION", "KO_EN", 7]],
  [{ part: "Interpretation", pair: "Japanese-Korean", site: " BUSAN " }, ["INTERPRETATION", "KO_JA", 8]],
  [{ part: "통역", pair: "일한", site: "부산시험장" }, ["INTERPRETATION", "KO_JA", 8]],
])("%o names a place", (cells, [examPart, languagePair, siteId]) => {
  expect(read(cells)).toMatchObject({ ok: true, person: { examPart, languagePair, siteId, photoId: null } });
});

test("a sheet of a Mac, in decomposed letters, names the same", () => {
  const text =
    "이름\t이메일\t부문\t언어\t시험장\t생년월일\n홍길동\thong@example.org\t번역\t한영\t서울 시험장\t2001";
  const rows = readGroupSheet(cellsOfText(text.normalize("NFD")), COLUMNS).map((row) => groupRow.parse(row));
  const asked = { ...ASKED, sites: [7, 8] };
  expect(readGroupRows(rows, asked)).toMatchObject([
    { ok: true, person: { name: "홍길동", examPart: "TRANSLATION", languagePair: "KO_EN", siteId: 7 } },
  ]);
});

test("what names nothing stays as it was typed, with a code at its column", () => {
  expect(read({ part: "말하기", pair: "한불", site: "", answers: [""] })).toEqual({
    ok: false,
    errors: {
      part: ["CHOICE_UNKNOWN"],
      pair: ["CHOICE_UNKNOWN"],
      site: ["REQUIRED"],
      "answers.0": ["REQUIRED"],
    },
  });
});
