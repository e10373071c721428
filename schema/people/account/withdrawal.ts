// Defines what leaving would mean, as far as it can be counted.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";

/** Applications that leaving withdraws: those of programs that have not begun. */
const openApplicationsOf = (memberId: number, now: Date): Prisma.ApplicationWhereInput => ({
  memberId,
  state: { in: ["AWAITING_PAYMENT", "CONFIRMED", "WAITLISTED", "OFFERED"] },
  program: { startsAt: { gt: now } },
});

interface Leaving {
  readonly memberId: number;
}

export const LeavingRef = builder.objectRef<Leaving>("Leaving").implement({
  description: "What closing the account would mean now.",
  fields: (t) => ({
    openApplications: t.int({
      description: "Applications that would be withdrawn.",
      resolve: ({ memberId }, _args, { clock }) =>
        db.application.count({ where: openApplicationsOf(memberId, clock.now()) }),
    }),
    paidApplications: t.int({
      description:
        "Those of them that something was paid for, or is said to be; what comes back goes by the rules of refunds.",
      resolve: ({ memberId }, _args, { clock }) =>
        db.application.count({
          where: {
            ...openApplicationsOf(memberId, clock.now()),
            payment: { OR: [{ amountPaid: { gt: 0 } }, { state: "DECLARED" }] },
          },
        }),
    }),
    isLastSuper: t.boolean({
      description: "Nobody else could run the site: this account has to stay.",
      resolve: async ({ memberId }) => {
        const supers = await db.staffAssignment.findMany({
          where: { role: "SUPER", member: { status: "ACTIVE" } },
          select: { memberId: true },
          take: 2,
        });
        return supers.length === 1 && supers[0]?.memberId === memberId;
      },
    }),
  }),
});
