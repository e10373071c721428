// The first page of the office. Each part is null for those who may not see it.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { AuditEntryRef } from "#schema/core/audit/audit-entry.ts";
import { BackupWarningRef, backupWarning } from "#schema/core/backups/backup-warning.ts";
import { readWaiting } from "#schema/core/health/read-waiting.ts";
import { SystemHealthRef } from "#schema/core/health/system-health.ts";
import { type Queue, QueueRef } from "#schema/core/lists/count-up-to.ts";
import { BankChangeRef, lastBankChange } from "#schema/core/settings/bank-change.ts";
import { accessReviewDue } from "#schema/people/access-reviews/review-due.ts";
import { readAudit } from "#schema/policies/core/audit.ts";
import { manageSettings } from "#schema/policies/core/settings.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { translate } from "#schema/policies/overview/translations.ts";
import { reviewAccess } from "#schema/policies/people/access-reviews.ts";
import { readMembers } from "#schema/policies/people/members.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { endingPopups, writePopups } from "#schema/policies/site/popups.ts";
import { readPostFigures } from "#schema/policies/site/posts.ts";
import { openAdmin } from "#schema/policies/viewer.ts";
import { FirstStepRef, readFirstSteps } from "./first-steps.ts";
import { ManuscriptFiguresRef, manuscriptFigures } from "./manuscript-figures.ts";
import { MemberFiguresRef, memberFigures } from "./member-figures.ts";
import { PaymentFiguresRef, paymentFigures } from "./payment-figures.ts";
import { PostFiguresRef } from "./post-figures.ts";
import { ProgramFiguresRef, programFigures } from "./program-figures.ts";
import { TranslationFiguresRef, translationFigures } from "./translation-figures.ts";

/** Entries of the audit log shown. */
const RECENT = 8;

/** `since` is when the first of them ends. */
async function countPopups(now: Date): Promise<Queue> {
  const where = endingPopups(now);
  const { _count, _min } = await db.popup.aggregate({ where, _count: true, _min: { showsTo: true } });
  return { count: _count, since: _min.showsTo };
}

const DashboardRef = builder.objectRef<{ readonly viewer: Viewer | null }>("Dashboard").implement({
  description: "The first page of the office.",
  fields: (t) => ({
    firstSteps: t.field({
      type: [FirstStepRef],
      nullable: true,
      description:
        "What a new site still lacks, for SUPER; null for everybody else, and when nothing is lacking.",
      resolve: ({ viewer }, _args, context) =>
        viewer && manageSettings(viewer) ? readFirstSteps(viewer, context) : null,
    }),
    backupWarning: t.field({
      type: BackupWarningRef,
      nullable: true,
      description: "For SUPER; null for everybody else, and when the backups are as they should be.",
      resolve: ({ viewer }, _args, { clock }) => (manageSettings(viewer) ? backupWarning(clock.now()) : null),
    }),
    health: t.field({
      type: SystemHealthRef,
      nullable: true,
      description: "For SUPER; null for everybody else.",
      resolve: ({ viewer }) => (manageSettings(viewer) ? readWaiting() : null),
    }),
    members: t.field({
      type: MemberFiguresRef,
      nullable: true,
      description: "For MEMBER and SUPER; null for everybody else.",
      resolve: ({ viewer }) => (readMembers(viewer) ? memberFigures() : null),
    }),
    posts: t.field({
      type: PostFiguresRef,
      nullable: true,
      description: "For CONTENT and SUPER; null for everybody else.",
      resolve: ({ viewer }) => (readPostFigures(viewer) ? {} : null),
    }),
    payments: t.field({
      type: PaymentFiguresRef,
      nullable: true,
      description: "For FINANCE and SUPER; null for everybody else.",
      resolve: ({ viewer }, _args, { clock }) =>
        managePayments(viewer) ? paymentFigures(clock.now()) : null,
    }),
    bankChange: t.field({
      type: BankChangeRef,
      nullable: true,
      description: "Of the last week, for FINANCE and SUPER; null for everybody else.",
      resolve: ({ viewer }, _args, { clock }) =>
        managePayments(viewer) ? lastBankChange(clock.now()) : null,
    }),
    accessReview: t.field({
      type: QueueRef,
      nullable: true,
      description:
        "Whether the review of last month's looks at personal data waits, for SUPER; null for everybody else.",
      resolve: ({ viewer }, _args, { clock }) => (reviewAccess(viewer) ? accessReviewDue(clock.now()) : null),
    }),
    endingPopups: t.field({
      type: QueueRef,
      nullable: true,
      description: "Popups that end within three days, for CONTENT and SUPER; null for everybody else.",
      resolve: ({ viewer }, _args, { clock }) => (writePopups(viewer) ? countPopups(clock.now()) : null),
    }),
    translations: t.field({
      type: TranslationFiguresRef,
      nullable: true,
      description: "For CONTENT, PROGRAM and SUPER; null for everybody else.",
      resolve: ({ viewer }) => (viewer && translate(viewer) ? translationFigures(viewer) : null),
    }),
    manuscripts: t.field({
      type: ManuscriptFiguresRef,
      nullable: true,
      description: "For JOURNAL and SUPER; null for everybody else.",
      resolve: ({ viewer }, _args, { clock }) =>
        viewer && manageJournal(viewer) ? manuscriptFigures(viewer, clock.now()) : null,
    }),
    activity: t.prismaField({
      type: [AuditEntryRef],
      nullable: true,
      description: "What was done last, looks left out, for SUPER; null for everybody else.",
      resolve: (query, { viewer }) => {
        const columns = { ...query };
        if (!readAudit(viewer)) return null;
        return db.auditEntry.findMany({
          ...columns,
          where: { NOT: { action: { startsWith: "view" } } },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: RECENT,
        });
      },
    }),
    programs: t.field({
      type: ProgramFiguresRef,
      nullable: true,
      description: "For PROGRAM and SUPER; null for everybody else.",
      resolve: ({ viewer }, _args, { clock }) => (writePrograms(viewer) ? programFigures(clock.now()) : null),
    }),
  }),
});

builder.queryField("dashboard", (t) =>
  t.field({
    type: DashboardRef,
    description: "For any staff role.",
    authScopes: { can: openAdmin },
    resolve: (_root, _args, { viewer }) => ({ viewer }),
  }),
);
