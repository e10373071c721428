// What the office's list of members is narrowed and sorted by, as its address says it.
import { chosenOf, type ListAddress, type ListDefinition } from "#web/components/list/list-address.ts";
import type { DuesStanding, MemberGrade, MemberSort, MemberStatus } from "#web/gql/enums.ts";
import type { MembersQueryVariables } from "#web/gql/member-office.ts";

export const MEMBERS_PATH = "/admin/member-management";

/** The page of one member. */
export const memberPath = (id: number): string => `${MEMBERS_PATH}/${id}`;

export const GRADES = [
  "GENERAL",
  "ASSOCIATE",
  "REGULAR",
  "LIFETIME",
  "INSTITUTION",
  "HONORARY",
] as const satisfies readonly MemberGrade[];

export const REQUESTED = ["ASSOCIATE", "REGULAR", "INSTITUTION"] as const satisfies readonly MemberGrade[];

export const STATUSES = ["ACTIVE", "SUSPENDED", "WITHDRAWN"] as const satisfies readonly MemberStatus[];

export const STANDINGS = [
  "NONE",
  "EXEMPT",
  "PAID",
  "DUE",
  "DECLARED",
  "OVERDUE",
] as const satisfies readonly DuesStanding[];

const SORTS = ["CREATED", "NAME"] as const satisfies readonly MemberSort[];

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
  sorts: SORTS,
  sort: { by: "CREATED", descending: true },
  columns: ["name", "email", "grade", "affiliation", "country", "joined", "standing", "status"],
};

/** What the address asks for, as the query takes it. */
export function membersWish(address: ListAddress): MembersQueryVariables {
  const { texts, choices, days, descending, page, size } = address;
  return {
    filter: {
      search: texts.search ?? null,
      affiliation: texts.affiliation ?? null,
      requests: chosenOf(address, "request", REQUESTED),
      grades: chosenOf(address, "grade", GRADES),
      statuses: chosenOf(address, "status", STATUSES),
      countries: choices.country ? [...choices.country] : null,
      joined: days.joined ?? null,
    },
    sort: SORTS.find((sort) => sort === address.sort) ?? "CREATED",
    descending,
    page,
    size,
  };
}
