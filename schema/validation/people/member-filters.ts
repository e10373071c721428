// Defines what the office's list of members can be narrowed and sorted by and what it shows, on the screen and in an export.

import {
  choiceFilter,
  codesFilter,
  daysFilter,
  type FilterOf,
  filterSchema,
  flagFilter,
  numbersFilter,
  textFilter,
} from "#schema/validation/core/list-filters.ts";
import { z } from "#schema/validation/zod.ts";
import { REQUESTABLE_GRADES } from "./grade-requests.ts";
import { MEMBER_GRADES } from "./grades.ts";
import { MEMBERSHIP_STATUSES } from "./memberships.ts";

export const MEMBER_STATUSES = ["ACTIVE", "SUSPENDED", "DORMANT", "WITHDRAWN"] as const;
/** What emails are written in. */
export const MAIL_LANGUAGES = ["KO", "EN"] as const;
/** Whether the address was proved by its link. */
export const PROOFS = ["PROVED", "UNPROVED"] as const;
/** Of those whom the office added and who have chosen no password yet. */
const INVITATIONS = ["NOT_SENT", "SENT"] as const;
export const MEMBER_SORTS = ["CREATED", "NAME"] as const;
export const MEMBER_COLUMNS = [
  "name",
  "latinName",
  "email",
  "grade",
  "affiliation",
  "department",
  "position",
  "phoneNumber",
  "postcode",
  "addressLine",
  "addressDetail",
  "finalDegreeInstitution",
  "major",
  "country",
  "language",
  "newsletter",
  "emailProved",
  "number",
  "joined",
  "membershipStatus",
  "validUntil",
  "status",
] as const;

const country = z.string().regex(/^[A-Z]{2}$/, { error: "COUNTRY_UNKNOWN" });

export const MEMBER_FILTERS = {
  search: textFilter("member-office.filter.search"),
  /** A request for one of these grades waits. */
  request: choiceFilter("member-office.filter.request", REQUESTABLE_GRADES, "enums.MemberGrade"),
  grade: choiceFilter("member-office.field.grade", MEMBER_GRADES, "enums.MemberGrade"),
  membershipStatus: choiceFilter(
    "member-office.field.membershipStatus",
    MEMBERSHIP_STATUSES,
    "member-office.membershipStatus",
  ),
  status: choiceFilter("member-office.field.status", MEMBER_STATUSES, "member-office.status"),
  country: codesFilter("members.field.country", country),
  affiliation: textFilter("members.field.affiliation"),
  department: textFilter("members.field.department"),
  position: textFilter("members.field.position"),
  finalDegreeInstitution: textFilter("members.field.finalDegreeInstitution"),
  major: textFilter("members.field.major"),
  language: choiceFilter("member-office.field.language", MAIL_LANGUAGES, "member-office.language"),
  newsletter: flagFilter("member-office.field.newsletter", "member-office.filter.newsletter"),
  emailProved: choiceFilter("member-office.field.emailProved", PROOFS, "member-office.proof"),
  invitation: choiceFilter("member-office.field.invitation", INVITATIONS, "member-office.invitation"),
  number: numbersFilter("member-office.field.number", true),
  joined: daysFilter("member-office.field.joined"),
  /** Had one of `wasGrade` on one of these days; without days, ever. */
  wasOn: daysFilter("member-office.filter.wasOn"),
  wasGrade: choiceFilter("member-office.filter.wasGrade", MEMBER_GRADES, "enums.MemberGrade"),
};

export type MembersFilter = FilterOf<typeof MEMBER_FILTERS>;
export const membersFilter = filterSchema(MEMBER_FILTERS);
