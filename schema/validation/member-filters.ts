// What the office's list of members can be narrowed and sorted by and what it shows, on the screen and in an export.
import { z } from "zod";
import { MEMBER_GRADES } from "./grades.ts";
import { anyOf, dayRange, listText } from "./lists.ts";

export const MEMBER_STATUSES = ["ACTIVE", "SUSPENDED", "WITHDRAWN"] as const;
export const MEMBER_SORTS = ["CREATED", "NAME"] as const;
export const MEMBER_COLUMNS = [
  "name",
  "email",
  "grade",
  "affiliation",
  "country",
  "joined",
  "standing",
  "status",
] as const;

export const membersFilter = z.strictObject({
  search: listText,
  affiliation: listText,
  grades: anyOf(z.enum(MEMBER_GRADES, { error: "CHOICE_UNKNOWN" })),
  statuses: anyOf(z.enum(MEMBER_STATUSES, { error: "CHOICE_UNKNOWN" })),
  countries: anyOf(z.string().regex(/^[A-Z]{2}$/, { error: "COUNTRY_UNKNOWN" })),
  requests: anyOf(z.enum(MEMBER_GRADES, { error: "CHOICE_UNKNOWN" })),
  joined: dayRange,
});
