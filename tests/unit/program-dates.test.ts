// Dates as programs name them, always Seoul's.
import { describe, expect, it } from "vitest";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";
import { hoursOf } from "#web/components/programs/program-times.ts";
import {
  formatDayRange,
  formatDeadline,
  formatLastDay,
  formatMoment,
  formatMonth,
  formatNamedDay,
  formatWeekday,
  shortWeekdays,
} from "#web/i18n/format-dates.ts";
import { formatEnd } from "#web/i18n/format-end.ts";

/** Saturday 5 December 2026, 14:00 in Seoul. */
const AFTERNOON = "2026-12-05T05:00:00Z";
/** Midnight in Seoul, with which Wednesday 2 December begins. */
const MIDNIGHT = "2026-12-01T15:00:00Z";

describe("days and moments", () => {
  it("carry their day of the week, and their year where it is another", () => {
    expect(formatNamedDay("ko", AFTERNOON)).toBe("2026년 12월 5일(토)");
    expect(formatNamedDay("en", AFTERNOON)).toBe("Sat 5 December 2026");
    expect(formatNamedDay("ko", AFTERNOON, 2026)).toBe("12월 5일(토)");
    expect(formatMoment("ko", AFTERNOON, 2026)).toBe("12월 5일(토) 14:00 KST");
    expect(formatMoment("en", AFTERNOON, 2025)).toBe("Sat 5 Dec 2026, 14:00 KST");
    expect(formatWeekday("en", AFTERNOON)).toBe("Saturday");
    expect(shortWeekdays("ko").join("")).toBe("일월화수목금토");
    expect(formatMonth("en", { year: 2026, month: 12 })).toBe("December 2026");
  });

  it("an end at midnight is 24:00 of the day before", () => {
    expect(formatDeadline("ko", MIDNIGHT, 2026)).toBe("12월 1일(화) 24:00 KST");
    expect(formatDeadline("en", MIDNIGHT, 2026)).toBe("Tue 1 Dec, 24:00 KST");
    expect(formatDeadline("en", AFTERNOON, 2026)).toBe("Sat 5 Dec, 14:00 KST");
    expect(formatEnd("ko", MIDNIGHT)).toBe("2026. 12. 01. 24:00 KST");
    expect(formatEnd("en", MIDNIGHT)).toBe("1 Dec 2026, 24:00 KST");
    expect(formatEnd("ko", AFTERNOON)).toBe("2026. 12. 05. 14:00 KST");
    expect(formatLastDay("ko", MIDNIGHT)).toBe("2026. 12. 01.");
    expect(formatLastDay("en", AFTERNOON)).toBe("5 Dec 2026");
  });

  it("a stretch of days says its year once", () => {
    expect(formatDayRange("ko", AFTERNOON, "2027-01-27T05:00:00Z")).toBe("2026. 12. 05. – 2027. 01. 27.");
    expect(formatDayRange("ko", AFTERNOON, "2026-12-08T05:00:00Z")).toBe("2026. 12. 05. – 12. 08.");
    expect(formatDayRange("en", AFTERNOON, "2026-12-08T05:00:00Z")).toBe("5 Dec – 8 Dec 2026");
    expect(formatDayRange("en", AFTERNOON, AFTERNOON)).toBe("5 Dec 2026");
  });
});

describe("hours", () => {
  it("are those of the day, or of each day", () => {
    expect(hoursOf({ startsAt: AFTERNOON, endsAt: "2026-12-05T08:30:00Z" })).toBe("14:00–17:30 KST");
    expect(hoursOf({ startsAt: AFTERNOON, endsAt: "2026-12-08T08:30:00Z" })).toBe("14:00–17:30 KST");
  });

  it("end at 24:00 where they end with the day", () => {
    expect(hoursOf({ startsAt: "2026-12-01T13:00:00Z", endsAt: MIDNIGHT })).toBe("22:00–24:00 KST");
    expect(hoursOf({ startsAt: "2026-11-30T13:00:00Z", endsAt: MIDNIGHT })).toBe("22:00–24:00 KST");
  });

  it("of a night or of days that end earlier say nothing", () => {
    expect(hoursOf({ startsAt: AFTERNOON, endsAt: "2026-12-06T01:00:00Z" })).toBeNull();
  });
});

it("no page writes a deadline as a moment that midnight begins", () => {
  // When a mail is due is when it goes out.
  const ends = String.raw`\b\w*(?:[uU]ntil|closesAt|applyTo|endsAt|expiresAt|showsTo|unpublishAt)\b`;
  const written = new RegExp(
    String.raw`<Moment[^>]* at=\{[\w.]*?${ends}|\bformat(?:DateTime|Moment)\(language, [\w.]*?${ends}`,
  );
  expect(written.test("<Moment at={call.closesAt} />")).toBe(true);
  expect(written.test("formatDateTime(language, until)")).toBe(true);
  const files = sourceFiles(".ts", ".tsx").filter((file) => file.startsWith("web/"));
  expect(files.filter((file) => written.test(readSource(file)))).toEqual([]);
});
