import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  seoulDay,
  seoulMoment,
  textValue,
  toIcs,
  utcMoment,
  ZONE_LINES,
} from "#gateway/calendar/content-lines.ts";
import { readIcs, textOf, the } from "#tests/support/read-ics.ts";

const read = (...lines: string[]) => readIcs(new TextEncoder().encode(toIcs(["BEGIN:X", ...lines, "END:X"])));
const text = fc.string({ unit: "binary", maxLength: 300 });

describe("lines", () => {
  test.each([
    ["Korean", "번역과 통역, 그리고; \\ 그 사이"],
    ["several lines", "가\n나\n\n다"],
    ["emoji", "😀".repeat(60)],
    ["nothing", ""],
    ["a line of exactly 75", "a".repeat(75 - "A:".length)],
    ["a line of 76", "a".repeat(76 - "A:".length)],
  ])("%s comes back as it was", (_, value) => {
    expect(textOf(read(`A:${textValue(value)}`), "A")).toBe(value);
  });

  test("any text comes back without what no calendar may hold, and no line is too long", () => {
    fc.assert(
      fc.property(text, (value) => {
        const expected = value.replace(/\r\n?/g, "\n").replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, "");
        expect(textOf(read(`SUMMARY;LANGUAGE=ko:${textValue(value)}`), "SUMMARY")).toBe(expected);
      }),
    );
  });

  test("folding counts octets and keeps characters whole", () => {
    const [first = "", second = ""] = toIcs([`A:${"가".repeat(30)}`]).split("\r\n");
    expect([first, second].map((line) => new TextEncoder().encode(line).length)).toEqual([74, 19]);
  });
});

describe("moments", () => {
  test("in UTC and in Seoul, over the end of a day and a year", () => {
    const moment = new Date("2026-12-31T15:00:00.999Z");
    expect([utcMoment(moment), seoulMoment(moment), seoulDay(moment)]).toEqual([
      "20261231T150000Z",
      "20270101T000000",
      "20270101",
    ]);
  });

  test("the zone is nine hours ahead", () => {
    const zone = readIcs(new TextEncoder().encode(toIcs(ZONE_LINES)));
    expect([zone.type, the(zone, "TZID").value]).toEqual(["VTIMEZONE", "Asia/Seoul"]);
    const [standard] = zone.components;
    expect(standard && the(standard, "TZOFFSETTO").value).toBe("+0900");
    const offset = new Intl.DateTimeFormat("en", { timeZone: "Asia/Seoul", timeZoneName: "longOffset" });
    for (const day of ["1989-07-01", "2026-07-01", "2026-12-01", "2090-07-01"]) {
      expect(offset.format(new Date(day))).toContain("GMT+09:00");
    }
  });
});
