// Terms out of files of other tools and of this site, and files that mean harm.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvFile } from "#gateway/exports/csv.ts";
import { tbxFile } from "#gateway/exports/tbx.ts";
import { GLOSSARY_FIELDS, GLOSSARY_STATUSES, glossaryImportRow } from "#schema/validation/site/glossary.ts";
import { readTbx } from "#web/features/site/glossary/office/read-tbx.ts";
import { readCsv, readTable } from "#web/features/site/glossary/office/read-term-table.ts";

const ROWS = [
  {
    ko: "번역 & 통역",
    en: 'translation "and" <interpreting>',
    field: "TRANSLATION",
    noteKo: "뜻,\n둘째 줄",
    noteEn: null,
    source: "학회",
    status: "ACCEPTED",
  },
  {
    ko: "현지화",
    en: "localization",
    field: "LOCALIZATION",
    noteKo: null,
    noteEn: "=SUM(1)",
    source: null,
    status: "RETIRED",
  },
] as const;

async function whole(file: AsyncGenerator<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}
async function* batchOf<Row>(...rows: readonly Row[]) {
  yield rows;
}

describe("what goes out comes back the same", () => {
  test("as TBX", async () => {
    expect(readTbx(await whole(tbxFile(batchOf<(typeof ROWS)[number]>(...ROWS))))).toEqual({
      rows: ROWS,
      problems: [],
    });
  });

  test("as TBX, whatever the terms say", async () => {
    const signs = fc.oneof(
      fc.constantFrom(..."<>&\"'=]]> \n\t가ㄱé\u00a0\u2028"),
      fc.string({ unit: "grapheme", maxLength: 2 }),
    );
    const words = fc.array(signs, { maxLength: 8 }).map((all) => all.join(""));
    const row = fc.record({
      ko: words,
      en: words,
      field: fc.constantFrom(...GLOSSARY_FIELDS),
      noteKo: words,
      noteEn: words,
      source: words,
      status: fc.constantFrom(...GLOSSARY_STATUSES),
    });
    // As they are stored: what the office may not write is in no glossary.
    const rows = fc
      .array(row, { minLength: 1, maxLength: 6 })
      .map((all) => all.flatMap((one) => glossaryImportRow.safeParse(one).data ?? []))
      .map((all) => [...new Map(all.map((one) => [JSON.stringify(one), one])).values()])
      .filter((all) => all.length > 0);
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        expect(readTbx(await whole(tbxFile(batchOf(...all))))).toEqual({ rows: all, problems: [] });
      }),
    );
  });

  test("as CSV, with the words of codes and what a spreadsheet would take for a formula", async () => {
    const columns = ["ko", "en", "field", "noteKo", "noteEn", "source", "status"] as const;
    const words = { TRANSLATION: "번역", LOCALIZATION: "현지화", ACCEPTED: "실림", RETIRED: "내림" };
    const say = (cell: string | null) =>
      cell !== null && cell in words ? words[cell as keyof typeof words] : cell;
    const headings = ["한국어 용어", "영어 용어", "분야", "한국어 설명", "영어 설명", "출처", "상태"];
    const cells = ROWS.map((row) =>
      columns.map((column) => (column === "field" || column === "status" ? say(row[column]) : row[column])),
    );
    const file = await whole(csvFile(headings, batchOf(...cells)));
    expect(readTable(readCsv(file), words)).toEqual({ rows: ROWS, problems: [] });
  });
});

describe("TBX of another tool", () => {
  const concept = (ko: string, en: string) =>
    `<termEntry><langSet xml:lang="ko-KR"><tig><term>${ko}</term></tig></langSet><langSet xml:lang="en"><ntig><termGrp><term>${en}</term></termGrp></ntig></langSet></termEntry>`;
  const martif = (...entries: string[]) =>
    `<martif type="TBX"><text><body>${entries.join("")}</body></text></martif>`;

  test("of the older form is read, and what lacks a language is said", () => {
    expect(
      readTbx(
        `<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">${martif(
          concept("용어", "term"),
          concept("", "none"),
          '<termEntry><langSet xml:lang="ko"><tig><term>낱말</term></tig></langSet></termEntry>',
        )}`,
      ),
    ).toMatchObject({
      rows: [{ ko: "용어", en: "term", field: "OTHER", status: "ACCEPTED" }],
      problems: [
        { at: 2, field: "ko", code: "REQUIRED", words: "none" },
        { at: 3, field: "en", code: "REQUIRED", words: "낱말" },
      ],
    });
  });

  test("with its categories as elements is read as well", () => {
    const dct = `<tbx xmlns="urn:iso:std:iso:30042:ed-2" xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic" type="TBX-Basic" style="dct" xml:lang="en"><tbxHeader><fileDesc><sourceDesc><p>x</p></sourceDesc></fileDesc></tbxHeader><text><body>
      <conceptEntry id="c1"><min:subjectField>LAW</min:subjectField><langSec xml:lang="ko"><basic:definition>법의 뜻</basic:definition><termSec><term>법</term><min:administrativeStatus>supersededTerm-admn-sts</min:administrativeStatus></termSec></langSec><langSec xml:lang="en"><termSec><term>law</term></termSec></langSec></conceptEntry></body></text></tbx>`;
    expect(readTbx(dct)).toMatchObject({
      rows: [{ ko: "법", en: "law", field: "LAW", noteKo: "법의 뜻", status: "RETIRED" }],
      problems: [],
    });
  });

  test("with a term of a thousand senses is a thousand rows", () => {
    const senses = Array.from({ length: 1_000 }, (_, at) => concept("말", `word ${at}`));
    expect(readTbx(martif(...senses))).toMatchObject({ rows: { length: 1_000 }, problems: [] });
    // Each sense once, and as many names of one concept as a file may have terms.
    expect(readTbx(martif(...senses, ...senses))).toMatchObject({ rows: { length: 1_000 } });
    const names = (lang: string) =>
      `<langSet xml:lang="${lang}">${"<tig><term>x</term></tig>".repeat(200)}</langSet>`;
    expect(readTbx(martif(`<termEntry>${names("ko")}${names("en")}</termEntry>`))).toBe("TOO_MANY");
  });

  test.each([
    ["entities", `<!DOCTYPE martif [<!ENTITY a "b">]>${martif(concept("&a;", "&a;"))}`, "ENTITIES"],
    [
      "an outer entity",
      `<!DOCTYPE martif SYSTEM "file:///etc/passwd">${martif(concept("a", "b"))}`,
      "ENTITIES",
    ],
    ["depth", `<martif>${"<a>".repeat(100)}`, "TOO_LARGE"],
    ["size", " ".repeat(5_000_001), "TOO_LARGE"],
    ["half of it", martif(concept("용어", "term")).slice(0, 80), "DAMAGED"],
    ["nothing of ours", "<html/>", "NO_TERMS"],
  ])("is refused with %s", (_name, file, code) => {
    expect(readTbx(file)).toBe(code);
  });
});
