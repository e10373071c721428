import { describe, expect, it } from "vitest";
import { FIELD_CODES, REQUEST_CODES } from "#schema/validation/core/codes.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { formatDate, formatDateTime, formatDayOrTime, isoDay } from "#web/i18n/format-dates.ts";
import { localizedPath, splitLanguage } from "#web/i18n/language.ts";
import { withMinus } from "#web/i18n/minus.ts";
import errors from "#web/messages/ko/core/errors.json" with { type: "json" };

describe("languages in addresses", () => {
  it.each([
    ["/", "/", "/en"],
    ["/notice/12", "/notice/12", "/en/notice/12"],
    ["/?page=2", "/?page=2", "/en?page=2"],
    ["/notice/list?page=2#x", "/notice/list?page=2#x", "/en/notice/list?page=2#x"],
  ])("%s", (path, ko, en) => {
    expect(localizedPath("ko", path)).toBe(ko);
    expect(localizedPath("en", path)).toBe(en);
  });

  it.each([
    ["/", "ko", "/"],
    ["/en", "en", "/"],
    ["/en/", "en", "/"],
    ["/en/notice/12", "en", "/notice/12"],
    ["/english", "ko", "/english"],
    ["/notice/en", "ko", "/notice/en"],
  ])("%s is %s %s", (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path });
  });
});

describe("dates", () => {
  it("are told in Seoul, in the form of each language", () => {
    const instant = "2026-11-17T15:30:00.000Z";
    expect(formatDate("ko", instant)).toBe("2026. 11. 18.");
    expect(formatDate("en", instant)).toBe("18 Nov 2026");
    expect(formatDateTime("ko", instant)).toBe("2026. 11. 18. 00:30 KST");
    expect(formatDateTime("en", instant)).toBe("18 Nov 2026, 00:30 KST");
    expect(formatDayOrTime("en", instant)).toBe("18 Nov 2026, 00:30 KST");
    // A day alone.
    expect(formatDayOrTime("ko", "2026-11-17T15:00:00Z")).toBe("2026. 11. 18.");
    expect(isoDay(instant)).toBe("2026-11-18");
  });

  it("are refused when they are none", () => {
    expect(() => formatDate("ko", "soon")).toThrow(RangeError);
  });
});

it("every code has words", () => {
  const ids = Object.keys(errors);
  for (const code of [...FIELD_CODES, ...REQUEST_CODES]) expect(ids).toContain(errorMessageId(code));
});

it("writes a minus that is read aloud, before the sign of the currency", () => {
  expect(withMinus("-500,000원, 12-3")).toBe("−500,000원, 12-3");
  expect(withMinus("KRW -500,000 this month")).toBe("KRW −500,000 this month");
});
