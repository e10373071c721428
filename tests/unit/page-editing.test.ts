// The form of a page: what it begins from, what it sends, what its fields are called, which version holds.

import { describe, expect, test } from "vitest";
import { check } from "#schema/validation/core/field-errors.ts";
import { PAGE_KEYS } from "#schema/validation/site/page-kinds.ts";
import { pageInput } from "#schema/validation/site/pages.ts";
import { byPlace, fieldOf, nameOf } from "#web/components/forms/field-paths.ts";
import { comingAsks, comingOf } from "#web/features/site/pages/office/coming-version.ts";
import { dateWords, entryLine, personLine, termWords } from "#web/features/site/pages/office/item-words.ts";
import { ITEM_PAGE_LABELS, TEXT_PAGE_LABELS } from "#web/features/site/pages/office/page-labels.ts";
import {
  effectiveAtOf,
  newEntry,
  newPerson,
  type PageSource,
  type PageValues,
  restorePageValues,
  toNumber,
  toPageInput,
  toPageValues,
} from "#web/features/site/pages/office/page-values.ts";
import { inForceAt } from "#web/features/site/pages/office/versions.ts";
import { PAGES } from "#web/pages.ts";
import { PAGE_PATHS, pageEditPath } from "#web/paths.ts";

const NOW = new Date("2026-11-20T15:30:00Z"); // half past midnight on the 21st in Seoul
const text = (words: string) => ({
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: words }] }],
});
const stored: PageSource = {
  ko: { title: "연혁", content: text("소개") },
  en: null,
  entries: [
    {
      rowKey: "a",
      year: 2019,
      month: 5,
      day: null,
      titleKo: "창립",
      titleEn: "Founding",
      bodyKo: null,
      bodyEn: null,
    },
  ],
  answers: [],
  people: [],
  effectiveAt: null,
};
const history = (part: Partial<PageValues> = {}) => toPageValues({ ...stored, ...part } as PageSource, NOW);
const sent = (values: PageValues) => check(pageInput, toPageInput("HISTORY", values));

describe("a page's form", () => {
  test("sends what it began from unchanged", () => {
    expect(toPageInput("HISTORY", history())).toMatchObject({
      key: "HISTORY",
      effectiveAt: null,
      ko: { title: "연혁", content: text("소개") },
      entries: [{ year: 2019, month: 5, day: null, titleKo: "창립", titleEn: "Founding" }],
      people: [],
    });
    expect(sent(history())).toMatchObject({ ok: true, value: { en: null, entries: [{ bodyKo: null }] } });
  });

  test("begins a page nobody has written yet empty, and then asks for what is needed", () => {
    const values = toPageValues(
      { ko: null, en: null, entries: [], people: [], answers: [], effectiveAt: null },
      NOW,
    );
    expect(check(pageInput, toPageInput("GREETING", values))).toEqual({
      ok: false,
      fields: { "ko.title": ["REQUIRED"], "ko.content": ["CONTENT_REQUIRED"] },
    });
  });

  test.each([
    [{ year: "2019", month: "2", day: "30" }, { "entries.0.day": ["DATE_INVALID"] }],
    [{ year: "2019", month: "2", day: "29" }, { "entries.0.day": ["DATE_INVALID"] }],
    [{ year: "2019", month: "13", day: "" }, { "entries.0.month": ["DATE_INVALID"] }],
    [{ year: "이천", month: "", day: "" }, { "entries.0.year": ["DATE_INVALID"] }],
    [{ year: "", month: "", day: "" }, { "entries.0.year": ["REQUIRED"] }],
    [{ year: "2019", month: "", day: "3" }, { "entries.0.month": ["REQUIRED"] }],
  ])("refuses %j at its field", (date, fields) => {
    const [entry = newEntry()] = history().entries;
    expect(sent({ ...history(), entries: [{ ...entry, ...date }] })).toEqual({ ok: false, fields });
  });

  test.each([
    { year: "2020", month: "2", day: "29" },
    { year: "2020", month: "2", day: "" },
    { year: " 2020 ", month: "", day: "" },
    { year: "２０２０", month: "１２", day: "３１" },
  ])("takes %j", (date) => {
    const [entry = newEntry()] = history().entries;
    expect(sent({ ...history(), entries: [{ ...entry, ...date }] }).ok).toBe(true);
  });

  test("reads numbers as people type them", () => {
    expect([toNumber(""), toNumber(" 7 "), toNumber("０７")]).toEqual([null, 7, 7]);
    expect([toNumber("-1"), toNumber("3.5"), toNumber("칠")]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  test("takes a saved draft up again, and nothing else", () => {
    const values = { ...history(), people: [newPerson()] };
    expect(restorePageValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
    expect(restorePageValues({ ko: { title: "연혁" } })).toBeNull();
    expect(restorePageValues(null)).toBeNull();
  });
});

describe("the day a version begins", () => {
  test("is the beginning of that day in Seoul", () => {
    expect(effectiveAtOf("2027-01-01", NOW)).toBe("2026-12-31T15:00:00.000Z");
  });

  test("is now for today and for no day: the version before may be of this morning", () => {
    expect(effectiveAtOf("2026-11-21", NOW)).toBeNull();
    expect(effectiveAtOf("", NOW)).toBeNull();
  });
});

describe("a version that is coming", () => {
  const effectiveAt = "2027-02-28T15:00:00.000Z";
  const coming = comingOf({ shownNumber: 4, effectiveAt }, NOW);

  test("keeps its day in the form, and is known by its number", () => {
    expect(toPageValues({ ...stored, effectiveAt }, NOW).effectiveAt).toBe("2027-03-01");
    expect(toPageValues({ ...stored, effectiveAt: "2024-02-29T15:00:00.000Z" }, NOW).effectiveAt).toBe("");
    expect(coming).toEqual({ number: 4, effectiveAt });
    expect(comingOf({ shownNumber: 4, effectiveAt: NOW.toISOString() }, NOW)).toBeNull();
  });

  test.each([
    ["", null],
    ["2027-03-01", null],
    ["2026-11-21", "now"],
    ["2020-01-01", "now"],
    ["2027-02-28", "day"],
    ["2027-04-01", "day"],
  ])('with the day "%s" asks %s', (day, asks) => {
    expect(comingAsks(coming, { effectiveAt: day }, NOW)).toBe(asks);
    expect(comingAsks(null, { effectiveAt: day }, NOW)).toBeNull();
  });
});

describe("names of fields", () => {
  test("tell the row in a list, and call the text above items an introduction", () => {
    expect(nameOf(TEXT_PAGE_LABELS, "ko.title")).toEqual({ label: "editor.field.koTitle" });
    expect(nameOf(ITEM_PAGE_LABELS, "ko.content")).toEqual({ label: "page-editing.field.koIntroduction" });
    expect(nameOf(ITEM_PAGE_LABELS, "entries.2.day")).toEqual({
      label: "page-editing.field.day",
      row: { label: "page-editing.entries.row", number: 3 },
    });
    expect(nameOf(ITEM_PAGE_LABELS, "people")).toEqual({ label: "page-editing.people.title" });
    expect(fieldOf(ITEM_PAGE_LABELS, "people.0.portraitId")).toBe("people.0.portrait");
    expect(fieldOf(ITEM_PAGE_LABELS, "baseNumber")).toBeUndefined();
  });

  test("stand in the order of the screen", () => {
    const paths = ["noteKo", "entries.10.year", "unknown", "entries.2.titleKo", "entries.2.year", "ko.title"];
    expect(paths.toSorted(byPlace(ITEM_PAGE_LABELS))).toEqual([
      "ko.title",
      "entries.2.year",
      "entries.2.titleKo",
      "entries.10.year",
      "noteKo",
      "unknown",
    ]);
  });
});

describe("lines", () => {
  test("say dates as exactly as they are known", () => {
    expect(dateWords({ year: "2019", month: "5", day: "3" })).toBe("2019. 5. 3.");
    expect(dateWords({ year: "2019", month: "5", day: "" })).toBe("2019. 5.");
    expect(dateWords({ year: "2019", month: "", day: "3" })).toBe("2019.");
    expect(dateWords({ year: "", month: "5", day: "" })).toBe("");
  });

  test("say everything of a row", () => {
    expect(entryLine({ ...newEntry(), year: "2019", titleKo: "창립", titleEn: "Founding" })).toBe(
      "2019. 창립 / Founding",
    );
    const person = { ...newPerson(), nameKo: "나한결", roleKo: "회장", termFrom: "2025" };
    expect(personLine(person)).toBe("나한결 / 회장 / 2025–");
    expect(termWords(newPerson())).toBe("");
  });
});

describe("versions", () => {
  const versions = [
    { number: 1, effectiveAt: "2020-01-01T00:00:00Z" },
    { number: 2, effectiveAt: "2024-01-01T00:00:00Z" },
    { number: 3, effectiveAt: "2027-01-01T00:00:00Z" },
    { number: 4, effectiveAt: "2024-01-01T00:00:00Z" },
  ];
  test("the last to come into force holds, of two at one moment the later saved", () => {
    expect(inForceAt(versions, NOW)?.number).toBe(4);
    expect(inForceAt(versions, new Date("2027-01-01T00:00:00Z"))?.number).toBe(3);
    expect(inForceAt(versions, new Date("2019-01-01T00:00:00Z"))).toBeNull();
  });
});

test("every page has an address of its own to be written at", () => {
  expect(
    PAGES.filter(({ page }) => page === "site/pages/office/PageEditorPage").map(({ path, props }) => [
      path,
      props,
    ]),
  ).toEqual(PAGE_KEYS.map((pageKey) => [pageEditPath(pageKey), { pageKey }]));
  expect(new Set(Object.values(PAGE_PATHS)).size).toBe(PAGE_KEYS.length);
});
