// Says what the address of a schedule says: `?view=month&month=2026-12` a month,
// `?when=past&tag=lecture&page=2` a page of the list.
import {
  choiceKey,
  pageKey,
  type QueryKey,
  type QueryValues,
  queryPath,
  readQuery,
  textKey,
} from "#web/page/query.ts";
import { type Month, monthText, readMonth } from "./month-grid.ts";

const monthKey: QueryKey<Month | null> = {
  read: readMonth,
  write: (month) => (month === null ? "" : monthText(month)),
};

const KEYS = {
  view: choiceKey(["list", "month"], null),
  month: monthKey,
  when: choiceKey(["UPCOMING", "PAST"], "UPCOMING"),
  tag: textKey,
  page: pageKey,
};

/** `month` is null for the month it is now, and in the list, where `when`, `tag` and `page` count. */
export type ScheduleAddress = QueryValues<typeof KEYS> & { readonly view: "list" | "month" };

/** What a schedule shows when its address says nothing. */
export const UPCOMING_LIST: ScheduleAddress = {
  view: "list",
  month: null,
  when: "UPCOMING",
  tag: null,
  page: 1,
};

/** A month that is named is shown as one, unless the list is asked for. */
export function readScheduleAddress(query: URLSearchParams): ScheduleAddress {
  const address = readQuery(KEYS, query);
  return { ...address, view: address.view ?? (address.month === null ? "list" : "month") };
}

/** The address of a schedule at `base`, without language: what belongs to the other view is left out. */
export function schedulePath(base: string, address: ScheduleAddress): string {
  const { view, month } = address;
  const said = view === "month" ? { ...UPCOMING_LIST, view, month } : { ...address, view: null, month: null };
  return queryPath(base, KEYS, said);
}
