// Says what the office's list of members is narrowed and sorted by, as its address says it.
import { REQUESTABLE_GRADES } from "#schema/validation/people/grade-requests.ts";
import { MEMBER_COLUMNS, MEMBER_FILTERS, MEMBER_SORTS } from "#schema/validation/people/member-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const MEMBERS_LIST = defineList({
  name: "members",
  filters: MEMBER_FILTERS,
  sorts: MEMBER_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: MEMBER_COLUMNS,
  hidden: [
    "department",
    "position",
    "phoneNumber",
    "postcode",
    "addressLine",
    "addressDetail",
    "finalDegreeInstitution",
    "major",
    "language",
    "newsletter",
    "emailProved",
    "number",
    "validUntil",
  ],
  views: {
    label: "member-office.tabs",
    tabs: [
      { id: "member-office.tab.all", filter: {} },
      { id: "member-office.tab.waiting", filter: { request: [...REQUESTABLE_GRADES] } },
      { id: "member-office.tab.paid", filter: { membershipStatus: ["PAID"] } },
      { id: "member-office.tab.lapsed", filter: { membershipStatus: ["LAPSED"] } },
      { id: "member-office.tab.unproved", filter: { emailProved: ["UNPROVED"] } },
      { id: "member-office.tab.suspended", filter: { status: ["SUSPENDED"] } },
      { id: "member-office.tab.dormant", filter: { status: ["DORMANT"] } },
    ],
  },
});
