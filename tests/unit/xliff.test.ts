// Texts out as XLIFF and back, and files that mean harm.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { questionsOf } from "#web/components/translation/questioned.ts";
import { besideOf } from "#web/components/translation/use-candidates.ts";
import { readXliff, writeXliff as writeFile } from "#web/components/translation/xliff.ts";
import type { XliffBeside } from "#web/components/translation/xliff-beside.ts";
import { mergeXliff } from "#web/components/translation/xliff-merge.ts";
import { readXml, XML_MAX_LENGTH } from "#web/components/xml/read-xml.ts";

const text = (title: string, ...lines: string[]) => ({
  title,
  content: {
    content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
  },
});
const pairsOf = (ko: ReturnType<typeof text>, en: ReturnType<typeof text>) =>
  paragraphsOf({ ko, en }, [], new Set());
const read = (file: string) => {
  const found = readXliff(file);
  if (typeof found === "string") throw new Error(found);
  return found;
};
const writeXliff = (
  text: string,
  name: string,
  paragraphs: ReturnType<typeof paragraphsOf>,
  beside: ReadonlyMap<number, XliffBeside> = new Map(),
) => writeFile({ text, name, isPublished: false, beside }, paragraphs);
const NONE = { changes: [], remarks: [], left: [] };
const KO = text("제목 <1>", "장소는 “서울” & 부산입니다.", "문의");
const EN = text("Title <1>", "In Seoul & Busan.", "Contact");
const BOTH = pairsOf(KO, EN);

describe("a text", () => {
  test("comes back as it went out, whatever it says", () => {
    const words = fc.array(fc.string({ unit: "grapheme", maxLength: 40 }), { maxLength: 6 });
    fc.assert(
      fc.property(words, words, (ko, en) => {
        const pairs = pairsOf(text("제목", ...ko), text("Title", ...en));
        const file = read(writeXliff("POST-1", "post-1.xlf", pairs));
        expect(file.text).toBe("POST-1");
        expect(mergeXliff(file, pairs)).toEqual(NONE);
        const known = pairs.flatMap((one) => (one.ko === null ? [] : [one.ko.text]));
        expect(file.units.map(({ source }) => source)).toEqual(known);
      }),
    );
  });

  test("changes where the file says another English, and in nothing that is not translated", () => {
    const file = writeXliff("POST-1", "a", pairsOf(KO, text("Title <1>")))
      .replace(/(부산입니다\.<\/source>)/, "$1<target>Seoul &amp; Busan</target>")
      .replace("Title &lt;1&gt;", "A title");
    expect(mergeXliff(read(file), BOTH)).toMatchObject({
      changes: [
        { at: 0, ko: "제목 <1>", before: "Title <1>", after: "A title" },
        { at: 1, ko: "장소는 “서울” & 부산입니다.", before: "In Seoul & Busan.", after: "Seoul & Busan" },
      ],
      left: [],
    });
  });

  test("of an older version is taken where the Korean is still the same, and says what is left", () => {
    const file = read(writeXliff("POST-1", "a", BOTH).replace("Contact", "Please ask"));
    const now = pairsOf(text("제목 <1>", "장소는 대구입니다.", "문의"), EN);
    const { changes, left } = mergeXliff(file, now);
    expect(changes).toMatchObject([{ at: 2, ko: "문의", before: "Contact", after: "Please ask" }]);
    expect(left.map(({ source }) => source)).toEqual(["장소는 “서울” & 부산입니다."]);
  });

  test("may be parted into sentences by a tool, with marks in them", () => {
    const parted = read(
      `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="ko-KR" trgLang="en-US"><file id="POST-1"><group id="g"><unit id="1">
        <segment><source>하나.</source><target>One<pc id="1">.</pc></target></segment><ignorable><source> </source></ignorable>
        <segment><source>둘.</source><target>Two.</target></segment></unit></group></file></xliff>`,
    );
    expect(parted.units).toMatchObject([
      { source: "하나. 둘.", target: ["One", { id: 1, pieces: ["."] }, " ", "Two."], isUnconfirmed: true },
    ]);
  });
});

describe("the form of a line", () => {
  const bold = (words: string) => ({ type: "text", text: words, marks: [{ type: "bold" }] });
  const plain = (words: string) => ({ type: "text", text: words });
  const lineOf = (...content: object[]) => ({
    title: "제목",
    content: { content: [{ type: "paragraph", content }] },
  });
  const korean = lineOf(bold("서울"), plain("에서 "), { type: "hardBreak" }, plain("엽니다."));
  const pairs = paragraphsOf({ ko: korean, en: text("") }, [], new Set());
  const translated = (target: string) => {
    const file = writeXliff("POST-1", "a", pairs).replace(
      "엽니다.</source>",
      `엽니다.</source><target>${target}</target>`,
    );
    return mergeXliff(read(file), pairs).changes;
  };

  test("goes out as codes and comes back as codes", () => {
    expect(writeXliff("POST-1", "a", pairs)).toContain(
      '<source><pc id="1" type="fmt" subType="xlf:b">서울</pc>에서 <ph id="2" type="fmt" subType="xlf:lb"/>엽니다.</source>',
    );
    expect(translated('We meet<ph id="2"/> in <pc id="1">Seoul</pc>.')).toMatchObject([
      {
        line: ["We meet", { id: 2, pieces: null }, " in ", { id: 1, pieces: ["Seoul"] }, "."],
        missing: 0,
        doubled: 0,
      },
    ]);
  });

  test("is said to be missing or doubled where a tool lost or copied it", () => {
    expect(translated("We meet in Seoul.")).toMatchObject([{ missing: 2, doubled: 0 }]);
    expect(translated('<ph id="2"/>We<ph id="2"/> <pc id="1">meet</pc>')).toMatchObject([
      { missing: 0, doubled: 1 },
    ]);
  });

  test("that a tool crossed or parted is nested again, and what was never closed ends with the line", () => {
    const crossed =
      '<sc id="1"/>We <sc id="7"/>meet<ec startRef="1"/> here<ec startRef="7"/> <sc id="1"/>now';
    expect(translated(crossed)[0]?.line).toEqual([
      { id: 1, pieces: ["We ", { id: 7, pieces: ["meet"] }] },
      { id: 7, pieces: [" here"] },
      " ",
      { id: 1, pieces: ["now"] },
    ]);
  });

  test("of a translated text changes nothing when it comes back", () => {
    const link = { type: "link", attrs: { href: "https://example.org/en" } };
    const english = lineOf({ ...plain("Held"), marks: [link] }, plain(" in "), bold("Seoul"));
    const both = paragraphsOf({ ko: korean, en: english }, [], new Set());
    expect(mergeXliff(read(writeXliff("POST-1", "a", both)), both)).toEqual(NONE);
  });
});

describe("what goes with a paragraph", () => {
  const beside = {
    notes: ["어느 서울입니까? <&>"],
    matches: [{ ko: "제목 <0>", en: "Title & <0>", similarity: 0.8 }],
    terms: [{ ko: "번역", en: ["translation", "translating"] }],
  };
  const file = writeXliff("POST-1", "a", pairsOf(KO, text("Title <1>")), new Map([[0, beside]]));

  test("is remarks, translations of the memory and terms, and the state of its segment", () => {
    expect(file).toContain('<note category="remark">어느 서울입니까? &lt;&amp;&gt;</note>');
    expect(file).toContain(
      '<mtc:match ref="#s1" similarity="80.0" type="tm"><source>제목 &lt;0&gt;</source><target>Title &amp; &lt;0&gt;</target></mtc:match>',
    );
    expect(file).toContain(
      "<gls:term>번역</gls:term><gls:translation>translation</gls:translation><gls:translation>translating</gls:translation>",
    );
    expect(file.match(/state="\w+"/gu)).toEqual(['state="translated"', 'state="initial"', 'state="initial"']);
    const published = writeFile({ text: "P", name: "a", isPublished: true, beside: new Map() }, BOTH);
    expect(published).toContain('state="final"');
  });

  test("has the codes of the memory as those of the paragraph, whatever numbers they were remembered with", () => {
    const link = (words: string, href: string) => ({
      type: "text",
      text: words,
      marks: [{ type: "link", attrs: { href } }],
    });
    const content = [link("지도", "/a"), { type: "text", text: "와 " }, link("시간표", "/b")];
    const ko = { title: "", content: { content: [{ type: "paragraph", content }] } };
    const all = questionsOf(paragraphsOf({ ko, en: text("") }, [], new Set()), {
      terms: new Map(),
      names: [],
      remarks: [],
      answers: [],
    });
    const pair = {
      types: { 1: "link", 2: "link" },
      ko: [{ id: 1, pieces: ["지도"] }, " 및 ", { id: 2, pieces: ["시간표"] }],
      en: [{ id: 2, pieces: ["Timetable"] }, " and ", { id: 1, pieces: ["map"] }],
    };
    const match = { ko: "지도 및 시간표", en: "Timetable and map", similarity: 0.8, isQuestioned: false };
    const found = { ...match, __typename: "TranslationMatch" as const, coded: JSON.stringify(pair) };
    const paragraphs = all.map(({ paragraph }) => paragraph);
    const [own] = paragraphs;
    const out = writeXliff(
      "POST-1",
      "a",
      paragraphs,
      besideOf(all, new Map([[own?.ko?.text ?? "", [found]]])),
    );
    expect(out).toContain(
      '<source><pc id="1" type="link">지도</pc> 및 <pc id="2" type="link">시간표</pc></source><target><pc id="2" type="link">Timetable</pc> and <pc id="1" type="link">map</pc></target></mtc:match>',
    );
  });

  test("comes back as new remarks alone, and no remark twice", () => {
    const noted = file.replace("</notes>", "<note>부산인가요?</note></notes>");
    const known = new Map([[0, beside.notes]]);
    expect(mergeXliff(read(noted), BOTH, known)).toEqual({
      ...NONE,
      remarks: [{ at: 0, text: "부산인가요?" }],
    });
  });

  test("is a sign where a tool has not confirmed the English", () => {
    const draft = file.replace("부산입니다.</source>", "부산입니다.</source><target>A draft</target>");
    expect(mergeXliff(read(draft), BOTH).changes).toMatchObject([{ at: 1, isUnconfirmed: true }]);
  });
});

test("two paragraphs of the same Korean take their own English, in whatever order a tool has them", () => {
  const twice = pairsOf(text("제목", "문의", "문의"), text("Title", "Contact", "Questions"));
  const units = writeXliff("POST-1", "a", twice).split(/(?= {4}<unit )|(?= {2}<\/file>)/u);
  const [head = "", title = "", first = "", second = "", end = ""] = units;
  expect(mergeXliff(read([head, second, first, title, end].join("")), twice)).toEqual(NONE);
});

test("a paragraph of a hundred thousand characters goes out and comes back, and a unit that a tool joined is shown", () => {
  const long = "참여해 주시기 바랍니다. ".repeat(7_200).trim();
  const english = "We look forward to it. ".repeat(4_400).trim();
  const both = pairsOf(text("제목", long, "끝"), text("Title", english, "End"));
  const file = writeXliff("POST-1", "a", both);
  expect(file.length).toBeGreaterThan(190_000);
  expect(mergeXliff(read(file), both)).toEqual(NONE);
  // Two units in one: their Korean together is nowhere in the text, and what the file says is shown instead of being lost.
  const joined = file.replace("<source>끝</source>", "<source>제목 끝</source>");
  expect(mergeXliff(read(joined), both).left.map(({ source }) => source)).toEqual(["제목 끝"]);
});

describe("refused", () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><xliff>&b;</xliff>`;
  test.each([
    ["entities", bomb, "ENTITIES"],
    ["an outer entity", `<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>`, "ENTITIES"],
    ["an unknown entity", "<x>&a;</x>", "DAMAGED"],
    ["half a file", writeXliff("POST-1", "a", BOTH).slice(0, 300), "DAMAGED"],
    ["nothing", "", "DAMAGED"],
    ["depth", "<a>".repeat(100), "TOO_LARGE"],
    ["size", " ".repeat(XML_MAX_LENGTH + 1), "TOO_LARGE"],
    ["another format", "<html/>", "NO_XLIFF"],
    ["version 1.2", `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>`, "NO_XLIFF"],
    ["other languages", writeXliff("POST-1", "a", BOTH).replace('srcLang="ko"', 'srcLang="ja"'), "NO_XLIFF"],
  ])("%s", (_name, file, code) => {
    expect(readXliff(file)).toBe(code);
  });

  test("more elements than such a file has", () => {
    expect(readXml(`<a>${"<b/>".repeat(200_001)}</a>`)).toBe("TOO_LARGE");
  });
});
