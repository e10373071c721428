// The rules of a post, as the form and the mutations check them: nothing here needs a database.
import { describe, expect, test } from "vitest";
import { Board } from "#prisma/generated/enums.ts";
import { toSearch } from "#schema/site/posts/post-search.ts";
import { figuresOf, isBlank, nodesOf } from "#schema/validation/core/document-nodes.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { BOARDS, filesMaxOf, postInput, postInputWith } from "#schema/validation/site/posts.ts";

const doc = (...content: object[]) => ({ type: "doc", content });
const paragraph = (text: string, marks?: object[]) => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(marks ? { marks } : {}) }],
});
const figure = (alt: string) => ({
  type: "figure",
  attrs: { fileKey: "k", fileName: "그림.png", alt, width: 10, height: 10 },
});
const text = { title: "제목", content: doc(paragraph("본문")) };
const now = { board: "NOTICE", publishNow: true };

const fieldsOf = (input: object) => {
  const result = check(postInput, input);
  return result.ok ? {} : result.fields;
};

test("the boards are those of the database", () => {
  expect([...BOARDS].sort()).toEqual(Object.values(Board).sort());
  expect(BOARDS.map(filesMaxOf)).toEqual([10, 10, 50, 10, 10]);
});

describe("a draft", () => {
  test("may be empty, and comes out whole", () => {
    expect(postInput.parse({ board: "NEWS" })).toEqual({
      board: "NEWS",
      audience: "EVERYONE",
      readerGrades: [],
      isListed: true,
      unpublishAt: null,
      tagId: null,
      pinned: false,
      pinnedUntil: null,
      thumbnailId: null,
      files: [],
      picturesDecorative: false,
      publishedAt: null,
      publishNow: false,
      answers: [],
      ko: null,
      en: null,
    });
  });

  test("may hold an image without words, but no hostile document", () => {
    expect(fieldsOf({ board: "NEWS", ko: { title: null, content: doc(figure("")) } })).toEqual({});
    for (const href of [
      "javascript:alert(1)",
      "//evil.example",
      "data:text/html,x",
      " http://a",
      "JaVaScRiPt:x",
    ]) {
      const content = doc(paragraph("x", [{ type: "link", attrs: { href } }]));
      expect(fieldsOf({ board: "NEWS", en: { title: null, content } })).toEqual({
        "en.content": ["HREF_INVALID"],
      });
    }
  });
});

describe("what is published or scheduled", () => {
  test("is there in one language at least, whole in each it is there in", () => {
    expect(fieldsOf({ ...now, ko: text })).toEqual({});
    expect(fieldsOf({ ...now, en: text, ko: { title: "", content: doc({ type: "paragraph" }) } })).toEqual(
      {},
    );
    expect(fieldsOf(now)).toEqual({ "ko.title": ["LANGUAGE_REQUIRED"] });
    expect(fieldsOf({ ...now, publishNow: false, publishedAt: "2030-01-01T09:00:00+09:00" })).toEqual({
      "ko.title": ["LANGUAGE_REQUIRED"],
    });
    expect(fieldsOf({ ...now, ko: { title: "제목" }, en: { content: text.content } })).toEqual({
      "ko.content": ["CONTENT_REQUIRED"],
      "en.title": ["TITLE_REQUIRED"],
    });
  });

  test("describes its images, wherever they stand", () => {
    const list = { type: "bulletList", content: [{ type: "listItem", content: [figure(" ")] }] };
    expect(fieldsOf({ ...now, ko: { ...text, content: doc(paragraph("가"), list) } })).toEqual({
      "ko.content": ["ALT_REQUIRED"],
    });
  });

  test("a gallery may say it in pictures", () => {
    const gallery = { ...now, board: "GALLERY", ko: { title: "사진" } };
    expect(fieldsOf(gallery)).toEqual({ "ko.content": ["CONTENT_REQUIRED"] });
    expect(fieldsOf({ ...gallery, files: [{ fileId: 1 }] })).toEqual({});
  });

  test("a gallery's pictures are described in each language that is written, or decoration", () => {
    const schema = postInputWith((fileId) => fileId !== 3);
    const codesOf = (given: object) => {
      const checked = check(schema, given);
      return checked.ok ? {} : checked.fields;
    };
    const files = [{ fileId: 1, altKo: "무대", altEn: " " }, { fileId: 2 }, { fileId: 3 }];
    const gallery = { ...now, board: "GALLERY", ko: { title: "사진" }, files };
    const code = ["ALT_REQUIRED"];
    expect(codesOf(gallery)).toEqual({ "files.1.altKo": code });
    expect(codesOf({ ...gallery, en: { title: "Photos" } })).toEqual({
      "files.0.altEn": code,
      "files.1.altKo": code,
      "files.1.altEn": code,
    });
    expect(codesOf({ ...gallery, picturesDecorative: true })).toEqual({});
    expect(codesOf({ ...gallery, publishNow: false })).toEqual({});
    expect(codesOf({ ...gallery, board: "NEWS", ko: text })).toEqual({});
  });

  test("decoration has no texts, and other boards have no pictures", () => {
    const files = [{ fileId: 1, altKo: "무대" }];
    const gallery = { board: "GALLERY", files, picturesDecorative: true };
    expect(postInput.parse(gallery)).toMatchObject({ picturesDecorative: true, files: [{ altKo: null }] });
    expect(postInput.parse({ ...gallery, board: "NEWS" })).toMatchObject({
      picturesDecorative: false,
      files: [{ altKo: null }],
    });
    expect(postInput.parse({ ...gallery, picturesDecorative: false }).files[0]?.altKo).toBe("무대");
  });
});

describe("fields", () => {
  test.each([
    ["board", "BOARD", "CHOICE_UNKNOWN"],
    ["tagId", 0, "CHOICE_UNKNOWN"],
    ["tagId", 2 ** 31, "CHOICE_UNKNOWN"],
    ["publishedAt", "tomorrow", "DATE_INVALID"],
    ["publishedAt", new Date(Number.NaN), "DATE_INVALID"],
    ["publishedAt", "0001-01-01T00:00:00Z", "DATE_INVALID"],
    ["nobody", 1, "UNKNOWN_FIELD"],
  ])("%s %s", (field, value, code) => {
    expect(fieldsOf({ ...now, ko: text, [field]: value })).toEqual({ [field]: [code] });
  });

  test("titles come out NFC and trimmed, a pin that is no pin has no end", () => {
    const given = { ...now, ko: { ...text, title: ` ${"한글".normalize("NFD")} ` }, pinnedUntil: new Date() };
    expect(postInput.parse(given)).toMatchObject({ ko: { title: "한글" }, pinnedUntil: null });
  });

  test("numbers of files", () => {
    const files = (count: number) => Array.from({ length: count }, (_, i) => ({ fileId: i + 1 }));
    expect(fieldsOf({ board: "NEWS", files: files(11) })).toEqual({ files: ["TOO_MANY_FILES"] });
    expect(fieldsOf({ board: "GALLERY", files: files(50) })).toEqual({});
    expect(fieldsOf({ board: "GALLERY", files: files(51) })).toEqual({ files: ["TOO_MANY_FILES"] });
  });

  test("a text of 100,000 characters, and one beyond all bounds", () => {
    const long = (length: number) => ({ title: "긴 글", content: doc(paragraph("가".repeat(length))) });
    expect(fieldsOf({ ...now, ko: long(100_000) })).toEqual({});
    expect(fieldsOf({ ...now, ko: long(300_001) })).toEqual({ "ko.content": ["TOO_LONG"] });
  });
});

test("documents are looked through in reading order", () => {
  const parsed = postInput.parse({
    board: "NEWS",
    ko: { title: "x", content: doc(paragraph("가"), figure("a")) },
  });
  const content = parsed.ko?.content;
  if (!content) throw new Error("There is a text");
  expect([...nodesOf(content)].map(({ type }) => type)).toEqual(["paragraph", "text", "figure"]);
  expect(figuresOf(content)).toHaveLength(1);
  expect(isBlank(content)).toBe(false);
  expect(isBlank({ type: "doc", content: [{ type: "paragraph" }, { type: "horizontalRule" }] })).toBe(true);
});

test("what is looked for is taken apart without the space around", () => {
  expect(toSearch(null)).toBeNull();
  expect(toSearch(" \n\t ")).toBeNull();
  expect(toSearch(` 국제\n학술\u0000 ${"가".normalize("NFD")} `)).toEqual(["국제", "학술가"]);
  expect(toSearch("가".repeat(200))).toEqual(["가".repeat(100)]);
});

describe("for whom a post is", () => {
  const grades = (input: object) => postInput.safeParse({ board: "NOTICE", ...input });

  test("grades stand where they count, each once and in their order; what everybody reads is listed", () => {
    expect(
      grades({ audience: "GRADES", readerGrades: ["LIFETIME", "REGULAR", "LIFETIME"], isListed: false }).data,
    ).toMatchObject({ audience: "GRADES", readerGrades: ["REGULAR", "LIFETIME"], isListed: false });
    for (const audience of ["EVERYONE", "MEMBERS"]) {
      expect(grades({ audience, readerGrades: ["REGULAR"] }).data).toMatchObject({ readerGrades: [] });
    }
    expect(grades({ isListed: false }).data).toMatchObject({ audience: "EVERYONE", isListed: true });
  });

  test.each([
    ["no grade", { audience: "GRADES" }, { readerGrades: ["REQUIRED"] }],
    [
      "no membership",
      { audience: "GRADES", readerGrades: ["GENERAL"] },
      { "readerGrades.0": ["CHOICE_UNKNOWN"] },
    ],
    ["nobody", { audience: "STAFF" }, { audience: ["CHOICE_UNKNOWN"] }],
  ])("%s is refused", (_name, input, fields) => {
    expect(fieldsOf({ board: "NOTICE", ...input })).toEqual(fields);
  });
});
