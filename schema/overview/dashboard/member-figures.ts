// Defines what the MEMBER office sees first: how many, who is new, who waits for a decision.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { countQueues, type Queue, QueueRef } from "#schema/core/lists/count-up-to.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import {
  countByGrade,
  type GradeCount,
  type MemberMonth,
  membersByMonth,
  readMonths,
  type StoredMonth,
} from "./member-months.ts";
import { memoize } from "./memoize.ts";
import { type DayCount, DayCountRef, registrationsByDay } from "./registrations-by-day.ts";

/** Newest members shown. */
const NEWEST = 5;

const GradeCountRef = builder.objectRef<GradeCount>("GradeCount").implement({
  description: "Members of one grade.",
  fields: (t) => ({ grade: t.expose("grade", { type: MemberGradeRef }), count: t.exposeInt("count") }),
});

/** Withdrawn accounts are nobody's members any more. */
const present = { status: { not: "WITHDRAWN" as const } };

const MemberMonthRef = builder.objectRef<MemberMonth>("MembersInMonth").implement({
  description: "Members at the end of a month, by grade.",
  fields: (t) => ({
    month: t.exposeString("month", { description: "YYYY-MM in Asia/Seoul." }),
    grades: t.field({ type: [GradeCountRef], resolve: ({ grades }) => [...grades] }),
  }),
});

interface MemberFigures {
  readonly months: () => Promise<readonly StoredMonth[]>;
  readonly queues: () => Promise<(name: keyof typeof QUEUES) => Queue>;
}

const QUEUES = {
  gradeRequests: {
    from: Prisma.sql`grade_requests WHERE status = 'PENDING'`,
    moment: Prisma.sql`created_at`,
  },
  failedMails: { from: Prisma.sql`mails WHERE state = 'FAILED'`, moment: Prisma.sql`created_at` },
};

export const memberFigures = (): MemberFigures => ({
  months: memoize(readMonths),
  queues: memoize(() => countQueues(QUEUES)),
});

export const MemberFiguresRef = builder.objectRef<MemberFigures>("MemberFigures").implement({
  description: "Figures about members; withdrawn accounts are not counted.",
  fields: (t) => ({
    byGrade: t.field({
      type: [GradeCountRef],
      description: "Every grade, also the empty ones.",
      resolve: async ({ months }) => countByGrade(await months()),
    }),
    byMonth: t.field({
      type: [MemberMonthRef],
      description: "The last 12 months, oldest first, this one last; grades are those of today.",
      resolve: async ({ months }, _args, { clock }) => membersByMonth(await months(), clock.now()),
    }),
    registrations: t.field({
      type: [DayCountRef],
      description: "Registrations of the last 30 days (Asia/Seoul), oldest day first, today last.",
      resolve: (_parent, _args, { clock }): Promise<DayCount[]> => registrationsByDay(clock.now()),
    }),
    gradeRequests: t.field({
      type: QueueRef,
      description: "People wait for a decision on their grade.",
      resolve: async ({ queues }) => (await queues())("gradeRequests"),
    }),
    failedMails: t.field({
      type: QueueRef,
      description: "Mails that are not tried any more.",
      resolve: async ({ queues }) => (await queues())("failedMails"),
    }),
    lastMailError: t.string({
      nullable: true,
      description: "What the mail server said of the last mail that failed.",
      resolve: async () => {
        const last = await db.mail.findFirst({
          where: { state: "FAILED" },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          select: { lastError: true },
        });
        return last?.lastError ?? null;
      },
    }),
    newest: t.prismaField({
      type: ["Member"],
      description: "The five newest members, newest first.",
      resolve: async (query, _parent, _args, context) => {
        const columns = { ...query };
        const view = { action: "viewNewestMembers", subject: "member", subjectId: null } as const;
        await recordView(view, authorOf(context));
        return await db.member.findMany({
          ...columns,
          where: present,
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: NEWEST,
        });
      },
    }),
  }),
});
