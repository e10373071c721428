// What a roster says of the membership of somebody who has an account. A member without one here gets that of
// the roster, as somebody whom a former website brought without a grade does. Any other membership stays as
// it is, and the dry run names what is left out of the roster.
import type { Prisma } from "#prisma/generated/client.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { DUE_TYPES } from "#schema/validation/core/settings.ts";
import type { RosterField } from "#schema/validation/people/rosters.ts";
import type { RosterPerson, RowError } from "./read-row.ts";

/** Nothing here says which membership somebody has, or waits for. */
export const WITHOUT_MEMBERSHIP = {
  memberships: { none: {} },
  payments: { none: { type: { in: [...DUE_TYPES] }, state: { not: "VOID" } } },
  gradeRequests: { none: { status: "PENDING" } },
} satisfies Prisma.MemberWhereInput;

export const KNOWN_MEMBERSHIP = {
  grade: true,
  createdAt: true,
  memberships: { select: { fromDay: true, toDay: true } },
  payments: { where: WITHOUT_MEMBERSHIP.payments.none, select: { id: true } },
  gradeRequests: { where: WITHOUT_MEMBERSHIP.gradeRequests.none, select: { id: true } },
} as const satisfies Prisma.MemberSelect;
type Known = Prisma.MemberGetPayload<{ select: typeof KNOWN_MEMBERSHIP }>;

const hasGrade = ({ grade }: RosterPerson): boolean => grade !== null && grade !== "GENERAL";

/** Years as a roster may say them: "2024, 2025". */
const yearsIn = (dues: RosterPerson["dues"]): string => dues.map(({ year }) => year).join(", ");

/** Years of a new person that no membership follows from. */
export const withoutGrade = (person: RosterPerson): readonly RowError[] =>
  person.dues.length === 0 || hasGrade(person)
    ? []
    : [{ field: "DUES", code: "GRADE_MISSING", value: yearsIn(person.dues) }];

interface KnownMembership {
  /** What the member gets; null: nothing. */
  readonly membership: RosterPerson | null;
  readonly omitted: readonly RowError[];
}

/** @param say what the cell of a column says */
export function membershipOf(
  person: RosterPerson,
  member: Known,
  say: (field: RosterField) => string,
): KnownMembership {
  const { memberships, payments, gradeRequests } = member;
  const isWithout = memberships.length + payments.length + gradeRequests.length === 0;
  const isTaken = isWithout && hasGrade(person);
  // From the day of joining on, where no year is said.
  const isDayTaken = isTaken && person.dues.length === 0;
  const dues = person.dues.filter(({ year }) => !memberships.some((one) => isOf(one, year)));
  const { grade, joined } = person;
  const omit = (field: RosterField, value: string, isOmitted: boolean): RowError[] =>
    isOmitted ? [{ field, code: "MEMBERSHIP_KNOWN", value }] : [];
  return {
    membership: isTaken ? person : null,
    omitted: [
      ...omit("GRADE", say("GRADE"), !isTaken && grade !== null && grade !== member.grade),
      ...omit("DUES", yearsIn(dues), !isTaken && dues.length > 0),
      ...omit(
        "JOINED",
        say("JOINED"),
        !isDayTaken && joined !== null && joined !== seoulDay(member.createdAt),
      ),
    ],
  };
}

const isOf = ({ fromDay, toDay }: Known["memberships"][number], year: number): boolean =>
  fromDay.getUTCFullYear() <= year && (toDay === null || toDay > new Date(Date.UTC(year, 0, 1)));
