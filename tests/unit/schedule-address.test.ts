import { describe, expect, it } from "vitest";
import {
  readScheduleAddress,
  schedulePath,
  UPCOMING_LIST,
} from "#web/features/programs/programs/public/schedule-address.ts";

const read = (query: string) => readScheduleAddress(new URLSearchParams(query));

describe("the address of a schedule", () => {
  it.each([
    "",
    "when=past",
    "tag=lecture&page=2",
    "when=past&tag=lecture",
    "view=month",
    "view=month&month=2026-12",
  ])("is written as it was read: ?%s", (query) =>
    expect(schedulePath("/s", read(query))).toBe(query === "" ? "/s" : `/s?${query}`),
  );

  it("shows a month that is named, and the list where nothing sensible is asked for", () => {
    expect(read("month=2026-12")).toMatchObject({ view: "month", month: { year: 2026, month: 12 } });
    expect(read("view=list&month=2026-12").view).toBe("list");
    expect(read("view=year&when=never&month=2026-99&tag=&page=-1")).toEqual(UPCOMING_LIST);
  });
});
