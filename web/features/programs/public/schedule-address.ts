// What the address of a schedule says (`?view=month&month=2026-12`, `?when=past&tag=lecture&page=2`) and how it is written.
import { PAGE_MAX } from "#schema/validation/limits.ts";
import { type Month, monthText, readMonth } from "./month-grid.ts";

export interface ScheduleAddress {
  readonly view: "list" | "month";
  /** Of the month view; null for the month it is now. */
  readonly month: Month | null;
  /** Of the list. */
  readonly when: "UPCOMING" | "PAST";
  readonly tag: string | null;
  /** 1-based; 1 for anything that is not a page number. */
  readonly page: number;
}

/** What a schedule shows when its address says nothing. */
export const UPCOMING_LIST: ScheduleAddress = {
  view: "list",
  month: null,
  when: "UPCOMING",
  tag: null,
  page: 1,
};

/** Reads what is asked for; what is no month or page is as if it were not there. */
export function readScheduleAddress(query: URLSearchParams): ScheduleAddress {
  const page = query.get("page") ?? "";
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
  const month = readMonth(query.get("month"));
  const view = query.get("view") ?? (month === null ? "list" : "month");
  return {
    view: view === "month" ? "month" : "list",
    month,
    when: query.get("when") === "past" ? "PAST" : "UPCOMING",
    tag: query.get("tag") || null,
    page: number <= PAGE_MAX ? number : 1,
  };
}

/** The address of a schedule at `base`, without language; what goes without saying is left out. */
export function schedulePath(base: string, { view, month, when, tag, page }: ScheduleAddress): string {
  const query = new URLSearchParams();
  if (view === "month") {
    query.set("view", "month");
    if (month !== null) query.set("month", monthText(month));
  } else {
    if (when === "PAST") query.set("when", "past");
    if (tag !== null) query.set("tag", tag);
    if (page > 1) query.set("page", String(page));
  }
  return [base, query.toString()].filter(Boolean).join("?");
}
