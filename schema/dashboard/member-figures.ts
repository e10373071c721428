// What the MEMBER office sees first: how many, who is new, who waits for a decision.
import { db } from "#prisma/client.ts";
import { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/members/member.ts";
import { type DayCount, DayCountRef, registrationsByDay } from "./registrations-by-day.ts";

/** Newest members shown. */
const NEWEST = 5;

interface GradeCount {
  readonly grade: MemberGrade;
  readonly count: number;
}

const GradeCountRef = builder.objectRef<GradeCount>("GradeCount").implement({
  description: "Members of one grade.",
  fields: (t) => ({ grade: t.expose("grade", { type: MemberGradeRef }), count: t.exposeInt("count") }),
});

/** Withdrawn accounts are nobody's members any more. */
const present = { status: { not: "WITHDRAWN" as const } };

async function countByGrade(): Promise<GradeCount[]> {
  const rows = await db.member.groupBy({ by: ["grade"], where: present, _count: true });
  const counts = new Map(rows.map((row) => [row.grade, row._count]));
  return Object.values(MemberGrade).map((grade) => ({ grade, count: counts.get(grade) ?? 0 }));
}

export const MemberFiguresRef = builder.objectRef<object>("MemberFigures").implement({
  description: "Figures about members; withdrawn accounts are not counted.",
  fields: (t) => ({
    byGrade: t.field({
      type: [GradeCountRef],
      description: "Every grade, also the empty ones.",
      resolve: countByGrade,
    }),
    registrations: t.field({
      type: [DayCountRef],
      description: "Registrations of the last 30 days (Asia/Seoul), oldest day first, today last.",
      resolve: (_parent, _args, { clock }): Promise<DayCount[]> => registrationsByDay(clock.now()),
    }),
    pendingGradeRequests: t.int({ resolve: () => db.gradeRequest.count({ where: { status: "PENDING" } }) }),
    newest: t.prismaField({
      type: ["Member"],
      description: "The five newest members, newest first.",
      resolve: (query) =>
        db.member.findMany({
          ...query,
          where: present,
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: NEWEST,
        }),
    }),
  }),
});
