// What a list is narrowed by is declared once (schema/validation/core/list-filters.ts): the words of every
// filter are there, and its address is read as it was written.
import { describe, expect, test } from "vitest";
import { AUDIT_FILTERS } from "#schema/validation/core/audit-filters.ts";
import { PAYMENT_FILTERS, PAYMENT_SORTS } from "#schema/validation/money/payment-filters.ts";
import { MEMBER_FILTERS, membersFilter } from "#schema/validation/people/member-filters.ts";
import { APPLICANT_FILTERS } from "#schema/validation/programs/applicant-filters.ts";
import { DECLARED_FILTERS } from "#tests/support/list-filters.ts";
import { LANGUAGES, messagesOf } from "#tests/support/messages.ts";
import {
  listPath,
  readListAddress,
  setFilters,
  viewQuery,
  withoutFilters,
} from "#web/components/list/list-address.ts";
import { defineList } from "#web/components/list/list-definition.ts";

test("every filter has its words in both languages", () => {
  expect(DECLARED_FILTERS.length).toBeGreaterThan(20);
  const missing = LANGUAGES.flatMap((language) => {
    const messages = messagesOf(language);
    return DECLARED_FILTERS.flatMap(({ file, name, words }) =>
      words
        .filter((id) => !(id in messages))
        .map((id) => {
          const home = `${id.split(".")[0]}.json of web/messages/${language}`;
          return `${home} has no "${id}": add these words of the filter "${name}" (${file})`;
        }),
    );
  });
  expect(missing).toEqual([]);
});

const PAYMENTS = defineList({
  name: "list",
  filters: PAYMENT_FILTERS,
  sorts: PAYMENT_SORTS,
  sort: { by: "CREATED", descending: true, isTurned: ({ overdue }) => overdue === true },
  columns: ["payer", "due", "state", "id"],
  hidden: ["id"],
});
const read = (query: string) => readListAddress(new URLSearchParams(query), PAYMENTS);

describe("the address of a list", () => {
  test.each([
    "",
    "search=민수",
    "state=paid,refund-requested&type=kitec",
    "overdue=yes",
    "program=3,12",
    "amount=10000..&created=2026-01-01..2026-06-30",
    "amount=..0",
    "sort=payer&page=2&size=50",
    "sort=amount&order=desc&columns=payer,id",
    "order=asc",
    "overdue=yes&order=desc",
  ])("is written as it was read: ?%s", (query) => {
    const written = listPath("/list", PAYMENTS, read(query));
    expect(decodeURIComponent(written)).toBe(query === "" ? "/list" : `/list?${query}`);
  });

  test("leaves out what is not known", () => {
    const nonsense =
      "search=%20&state=x,y&overdue=no&program=a&amount=..&created=2026-02-30..x&sort=x&order=up&page=0&size=30&columns=x";
    const { columns, ...address } = read(nonsense);
    expect(address).toEqual({ ...read(""), columns: undefined });
    expect(columns).toEqual(["payer"]);
    // Beyond what can be paged to.
    expect(read("page=500").page).toBe(500);
    expect(read("page=501").page).toBe(1);
  });

  test("is what the server takes", () => {
    expect(read("state=paid&program=3&amount=5..&overdue=yes&search=a").filter).toEqual({
      search: "a",
      state: ["PAID"],
      type: null,
      method: null,
      overdue: true,
      payer: null,
      email: null,
      program: [3],
      surplus: null,
      paidTwice: null,
      proposed: null,
      amount: { from: 5, to: null },
      year: null,
      created: null,
      paid: null,
    });
    const members = defineList({
      name: "list",
      filters: MEMBER_FILTERS,
      sorts: ["NAME"],
      sort: { by: "NAME", descending: false },
      columns: ["name"],
    });
    const { filter } = readListAddress(
      new URLSearchParams("country=kr,pl,X1&request=regular&joined=..2026-12-31"),
      members,
    );
    expect(filter).toMatchObject({ country: ["KR", "PL", "X1"], request: ["REGULAR"] });
    expect(membersFilter.safeParse({ ...filter, country: ["KR"] }).success).toBe(true);
    expect(membersFilter.safeParse({ ...filter, status: ["x"] }).success).toBe(false);
    expect(membersFilter.safeParse({ nobodyDeclaredThis: "x" }).success).toBe(false);
  });

  test("writes names of our own as everybody else's", () => {
    const audit = defineList({
      name: "list",
      filters: AUDIT_FILTERS,
      sorts: ["CREATED"],
      sort: { by: "CREATED", descending: true },
      columns: ["created"],
    });
    const address = readListAddress(new URLSearchParams("action=save-settings&subject=member"), audit);
    expect(address.filter).toMatchObject({ action: ["saveSettings"], subject: ["member"] });
    expect(listPath("/a", audit, address)).toBe("/a?subject=member&action=save-settings");
  });

  test("loses one filter, or all of them", () => {
    const address = read("search=a&state=paid&overdue=yes&page=3");
    expect(setFilters(address, PAYMENTS)).toEqual(["search", "state", "overdue"]);
    expect(withoutFilters(address, PAYMENTS, ["state"])).toEqual({ ...address.filter, state: null });
    expect(withoutFilters(address, PAYMENTS)).toEqual(read("").filter);
  });

  test("names columns in the order they are wanted in, and those somebody usually has not at all", () => {
    const columnsOf = (query: string, own?: readonly string[]) =>
      readListAddress(new URLSearchParams(query), PAYMENTS, own).columns;
    expect(columnsOf("columns=id,due")).toEqual(["payer", "id", "due"]);
    expect(columnsOf("", ["state", "due"])).toEqual(["payer", "state", "due"]);
    expect(columnsOf("", ["gone"])).toEqual(["payer"]);
    expect(columnsOf("columns=due", ["state"])).toEqual(["payer", "due"]);
    const own = ["payer", "state", "due"];
    const address = readListAddress(new URLSearchParams("state=paid&page=3"), PAYMENTS, own);
    expect(listPath("/a", PAYMENTS, address, own)).toBe("/a?state=paid&page=3");
    expect(viewQuery(PAYMENTS, address)).toBe("state=paid&columns=payer,state,due");
  });
});

test("answers to questions are in the address by their keys, with commas and colons in what is looked for", () => {
  const list = defineList({
    name: "list",
    filters: { own: APPLICANT_FILTERS.own },
    sorts: ["NAME"],
    sort: { by: "NAME", descending: false },
    columns: ["name"],
  });
  const own = [
    { key: "meal", value: "채식" },
    { key: "words", value: "10:30, 2층" },
  ];
  const written = listPath("/list", list, {
    ...readListAddress(new URLSearchParams(), list),
    filter: { own },
  });
  const query = new URLSearchParams(written.split("?")[1]);
  expect(readListAddress(query, list).filter.own).toEqual(own);
  for (const broken of ["meal", "meal:", "meal:%", ":x"]) {
    expect(readListAddress(new URLSearchParams({ own: broken }), list).filter.own).toBeNull();
  }
});
