// The office's report of dormant accounts: what is set, how many are affected, and what the daily run did last.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { readRetention } from "#schema/policies/overview/retention.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { RETENTION_AHEAD_DAYS } from "#schema/validation/overview/retention.ts";
import { toClose, toNotify } from "./dormant-rules.ts";

interface Dormancy {
  readonly months: number | null;
  readonly now: Date;
}

async function countWhere(due: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM members WHERE ${due}`;
  return row?.count ?? 0;
}

const readRun = () => db.retentionRun.findUnique({ where: { purpose: "DORMANCY" } });

const DormancyRef = builder.objectRef<Dormancy>("Dormancy").implement({
  description: "Accounts that nobody has used for long (decision 241).",
  authScopes: { can: readRetention },
  fields: (t) => ({
    months: t.exposeInt("months", {
      nullable: true,
      description: "Without a sign-in, after which an account becomes dormant. Null: never.",
    }),
    dormant: t.int({
      description: "Accounts that are dormant now.",
      resolve: () => db.member.count({ where: { status: "DORMANT" } }),
    }),
    toNotify: t.int({
      description: "Members whom the next run notifies, thirty days ahead.",
      resolve: ({ months, now }) => (months === null ? 0 : countWhere(toNotify(months, now))),
    }),
    due: t.int({
      description: "Accounts that the next run closes.",
      resolve: ({ months, now }) => (months === null ? 0 : countWhere(toClose(months, now))),
    }),
    dueSoon: t.int({
      description: `Accounts closed within ${RETENTION_AHEAD_DAYS} days, those that are due among them.`,
      resolve: ({ months, now }) => {
        const by = new Date(now.getTime() + RETENTION_AHEAD_DAYS * DAY);
        return months === null ? 0 : countWhere(toClose(months, now, by));
      },
    }),
    ranAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null before the first run.",
      resolve: async () => (await readRun())?.ranAt ?? null,
    }),
    closed: t.int({
      nullable: true,
      description: "By the last run.",
      resolve: async () => (await readRun())?.erased ?? null,
    }),
    closedInAll: t.int({
      nullable: true,
      resolve: async () => (await readRun())?.erasedInAll ?? null,
    }),
  }),
});

builder.queryField("dormancy", (t) =>
  t.field({
    type: DormancyRef,
    description: "Dormant accounts: what is set and what is due, counted; nothing is changed by asking.",
    authScopes: { can: readRetention },
    resolve: async (_root, _args, { clock }) => ({
      months: (await readSettings(db)).dormantMonths,
      now: clock.now(),
    }),
  }),
);
