// A period of membership, as the member and the office read it.
import type { Membership } from "#prisma/generated/client.ts";
import { MembershipSource } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";

const MembershipSourceRef = builder.enumType("MembershipSource", {
  description: "What a period of membership rests on.",
  values: Object.values(MembershipSource),
});

export const MEMBERSHIPS_READ = { orderBy: { fromDay: "desc" }, take: 50 } as const;

/** One that was replaced altogether says nothing any more. */
export const hasDays = ({ fromDay, toDay }: Pick<Membership, "fromDay" | "toDay">) =>
  toDay === null || toDay > fromDay;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const DAY_MS = 24 * 60 * 60 * 1_000;

export const MembershipRef = builder.prismaObject("Membership", {
  description: "A period in which somebody has a grade. Days are days in Seoul.",
  fields: (t) => ({
    grade: t.expose("grade", { type: MemberGradeRef }),
    source: t.expose("source", { type: MembershipSourceRef }),
    from: t.string({
      description: "The first day, such as 2026-01-01.",
      select: { fromDay: true },
      resolve: ({ fromDay }) => dayOf(fromDay),
    }),
    until: t.string({
      nullable: true,
      description: "The last day; null: open.",
      select: { toDay: true },
      resolve: ({ toDay }) => (toDay === null ? null : dayOf(new Date(toDay.getTime() - DAY_MS))),
    }),
    paymentId: t.expose("paymentId", { type: "Id", nullable: true }),
  }),
});
