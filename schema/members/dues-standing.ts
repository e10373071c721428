// Whether a member's dues are in order; apart from grade and status (decision 3).
import type { MemberGrade, PaymentState, PaymentType } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { seoulYear } from "#schema/validation/seoul.ts";

/** What is paid to be a member. */
export const DUES: readonly PaymentType[] = ["ENTRY", "ANNUAL", "LIFETIME", "INSTITUTION"];

const STANDINGS = ["NONE", "EXEMPT", "PAID", "DUE", "DECLARED", "OVERDUE"] as const;
export type DuesStanding = (typeof STANDINGS)[number];

export const DuesStandingRef = builder.enumType("DuesStanding", {
  description: "Whether a member's dues are in order.",
  values: {
    NONE: { description: "Nothing was asked for this year." },
    EXEMPT: { description: "The grade pays no yearly dues." },
    PAID: {},
    DUE: { description: "Asked for, before its day." },
    DECLARED: { description: "The member says it was sent." },
    OVERDUE: { description: "Its day has passed." },
  },
});

interface Dues {
  readonly state: PaymentState;
  readonly year: number | null;
  readonly dueAt: Date | null;
  readonly paidAt: Date | null;
}

const EXEMPT: ReadonlySet<MemberGrade> = new Set(["LIFETIME", "HONORARY"]);

/** @param dues the member's, the newest first */
export function standingOf(grade: MemberGrade, dues: readonly Dues[], now: Date): DuesStanding {
  const year = seoulYear(now);
  const ofThisYear = (one: Dues) =>
    one.year === year || (one.paidAt !== null && seoulYear(one.paidAt) === year);
  if (dues.some((one) => one.state === "PAID" && ofThisYear(one))) return "PAID";
  const open = dues.find(({ state }) => OPEN.has(state));
  if (open) {
    if (open.state === "DECLARED") return "DECLARED";
    return open.state === "EXPIRED" || (open.dueAt !== null && open.dueAt <= now) ? "OVERDUE" : "DUE";
  }
  return EXEMPT.has(grade) ? "EXEMPT" : "NONE";
}

const OPEN: ReadonlySet<PaymentState> = new Set(["PENDING", "DECLARED", "PARTIAL", "EXPIRED"]);
