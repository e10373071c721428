// What the office's list of members is narrowed and sorted by, as its address says it.
import { REQUESTABLE_GRADES } from "#schema/validation/grade-requests.ts";
import { MEMBER_GRADES } from "#schema/validation/grades.ts";
import { MEMBER_COLUMNS, MEMBER_SORTS, MEMBER_STATUSES } from "#schema/validation/member-filters.ts";
import { chosenOf, type ListAddress, type ListDefinition } from "#web/components/list/list-address.ts";
import type { DuesStanding } from "#web/gql/enums.ts";
import type { MembersQueryVariables } from "#web/gql/member-office.ts";

export const STANDINGS = [
  "NONE",
  "EXEMPT",
  "PAID",
  "DUE",
  "DECLARED",
  "OVERDUE",
] as const satisfies readonly DuesStanding[];

export const MEMBERS_LIST: ListDefinition = {
  fields: [
    { key: "search", kind: "text" },
    { key: "request", kind: "choice" },
    { key: "grade", kind: "choice" },
    { key: "status", kind: "choice" },
    { key: "country", kind: "choice" },
    { key: "affiliation", kind: "text" },
    { key: "joined", kind: "days" },
  ],
  sorts: MEMBER_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: MEMBER_COLUMNS,
};

/** Frequent lists, by what narrows them. */
export const MEMBERS_TABS = [
  { key: "all", choices: {} },
  { key: "waiting", choices: { request: REQUESTABLE_GRADES } },
  { key: "suspended", choices: { status: ["SUSPENDED"] } },
] as const;

/** What the address asks for, as the query takes it. */
export function membersWish(address: ListAddress): MembersQueryVariables {
  const { texts, choices, days, descending, page, size } = address;
  return {
    filter: {
      search: texts.search ?? null,
      affiliation: texts.affiliation ?? null,
      requests: chosenOf(address, "request", REQUESTABLE_GRADES),
      grades: chosenOf(address, "grade", MEMBER_GRADES),
      statuses: chosenOf(address, "status", MEMBER_STATUSES),
      countries: choices.country ? [...choices.country] : null,
      joined: days.joined ?? null,
    },
    sort: MEMBER_SORTS.find((sort) => sort === address.sort) ?? "CREATED",
    descending,
    page,
    size,
  };
}
