// The dues of a year as the treasurer sees them: who owes, who was asked, who paid, and what emails go out when.
import { db } from "#prisma/client.ts";
import type { DuesRun } from "#prisma/generated/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { byGrade } from "./owed-dues.ts";

interface GradeRow {
  readonly grade: MemberGrade;
  readonly members: number;
  readonly amount: number | null;
  readonly to_ask: number;
  readonly unproved: number;
  readonly open: number;
  readonly paid: number;
  readonly exempt: number;
}

const DuesOfGradeRef = builder.objectRef<GradeRow>("DuesOfGrade").implement({
  description: "Active members of a grade, and how many of them asked for, paid and owed the dues of a year.",
  fields: (t) => ({
    grade: t.expose("grade", { type: MemberGradeRef }),
    members: t.exposeInt("members"),
    amount: t.exposeInt("amount", { nullable: true, description: "Whole won; null: the grade owes none." }),
    toAsk: t.exposeInt("to_ask", { description: "Owe them and were not asked." }),
    unproved: t.exposeInt("unproved", { description: "Of those, who has not proved the address." }),
    open: t.exposeInt("open", { description: "Were asked and have not paid." }),
    paid: t.exposeInt("paid"),
    exempt: t.exposeInt("exempt", { description: "Owe none." }),
  }),
});

interface ReminderRow {
  readonly days: number;
  readonly on: string;
  readonly sent: number;
}

const DuesReminderDayRef = builder.objectRef<ReminderRow>("DuesReminderDay").implement({
  description: "A day on which anyone who has not paid is reminded.",
  fields: (t) => ({
    days: t.exposeInt("days", { description: "From the deadline; below zero before it." }),
    on: t.exposeString("on", { description: "Such as 2027-02-21." }),
    sent: t.exposeInt("sent", { description: "Emails that were written." }),
  }),
});

interface DuesYear {
  readonly year: number;
  readonly run: DuesRun | null;
}

export const readDuesYear = async (year: number): Promise<DuesYear> => ({
  year,
  run: await db.duesRun.findUnique({ where: { year } }),
});

const lastDayOf = ({ dueAt }: DuesRun) => seoulDay(new Date(dueAt.getTime() - 1));

async function readReminders({ year, run }: DuesYear): Promise<readonly ReminderRow[]> {
  if (run === null) return [];
  const { duesReminderDays } = await readSettings(db);
  const sent = await db.duesReminder.groupBy({
    by: ["days"],
    where: { payment: { type: "ANNUAL", year } },
    _count: { paymentId: true },
  });
  const counts = new Map(sent.map(({ days, _count }) => [days, _count.paymentId]));
  return duesReminderDays.map((days) => ({
    days,
    on: seoulDay(seoulMidnight(lastDayOf(run), days)),
    sent: counts.get(days) ?? 0,
  }));
}

export const DuesYearRef = builder.objectRef<DuesYear>("DuesYear").implement({
  description: "The dues of a year.",
  fields: (t) => ({
    year: t.exposeInt("year"),
    dueOn: t.string({
      nullable: true,
      description:
        "The last day on which they are in time, such as 2027-02-28; null: they were not asked for.",
      resolve: ({ run }) => run && lastDayOf(run),
    }),
    expected: t.int({ description: "Members who are asked.", resolve: ({ run }) => run?.expected ?? 0 }),
    issued: t.int({ description: "Of those, who were.", resolve: ({ run }) => run?.issued ?? 0 }),
    isRunning: t.boolean({ resolve: ({ run }) => run !== null && run.completedAt === null }),
    grades: t.field({
      type: [DuesOfGradeRef],
      resolve: ({ year }) => db.$queryRaw<GradeRow[]>(byGrade(year)),
    }),
    reminders: t.field({
      type: [DuesReminderDayRef],
      resolve: async (year) => [...(await readReminders(year))],
    }),
  }),
});
