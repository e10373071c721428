// The office's report: what is retained how long, what the daily job would erase now, and what it erased last.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { readRetention } from "#schema/policies/overview/retention.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  RETENTION_AHEAD_DAYS,
  RETENTION_DAYS,
  type RetentionPurposeName,
} from "#schema/validation/overview/retention.ts";
import { RETENTION_RULES } from "./retention-rules.ts";

const PURPOSES = Object.keys(RETENTION_DAYS) as RetentionPurposeName[];

const RetentionPurposeRef = builder.enumType("RetentionPurpose", {
  description: "What is erased; dormant accounts are closed, not erased, and have a report of their own.",
  values: PURPOSES,
});

const RetentionRunRef = builder.prismaObject("RetentionRun", {
  description: "The last time the daily job looked after a purpose.",
  authScopes: { can: readRetention },
  fields: (t) => ({
    ranAt: t.expose("ranAt", { type: "DateTime" }),
    erased: t.exposeInt("erased"),
    erasedInAll: t.exposeInt("erasedInAll", { description: "Since the site began to count." }),
  }),
});

interface RetentionLine {
  readonly purpose: RetentionPurposeName;
  readonly now: Date;
}

/** The moment before which a purpose has to have ended. */
const before = ({ purpose, now }: RetentionLine, ahead = 0) =>
  new Date(now.getTime() - (RETENTION_DAYS[purpose] - ahead) * DAY);

const RetentionLineRef = builder.objectRef<RetentionLine>("RetentionLine").implement({
  description: "A purpose for which personal data is retained.",
  authScopes: { can: readRetention },
  fields: (t) => ({
    purpose: t.expose("purpose", { type: RetentionPurposeRef }),
    days: t.int({ resolve: ({ purpose }) => RETENTION_DAYS[purpose] }),
    due: t.int({
      description: "How many the next run erases.",
      resolve: (line) => RETENTION_RULES[line.purpose].count(before(line)),
    }),
    dueSoon: t.int({
      description: `How many come within ${RETENTION_AHEAD_DAYS} days, those that are due among them.`,
      resolve: (line) => RETENTION_RULES[line.purpose].count(before(line, RETENTION_AHEAD_DAYS)),
    }),
    run: t.prismaField({
      type: RetentionRunRef,
      nullable: true,
      description: "Null before the first.",
      resolve: (query, { purpose }) => db.retentionRun.findUnique({ ...query, where: { purpose } }),
    }),
  }),
});

builder.queryField("retention", (t) =>
  t.field({
    type: [RetentionLineRef],
    description: "What is stored of people, how long, and what is due: counted, nothing is erased by asking.",
    authScopes: { can: readRetention },
    resolve: (_root, _args, { clock }) => PURPOSES.map((purpose) => ({ purpose, now: clock.now() })),
  }),
);
