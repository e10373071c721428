// Tasks that run by the clock. A task does everything that is due, so the first run after a while without any
// gateway makes up for it. It may be repeated, and one that fails is tried again.
import type { JobResult } from "pg-boss";
import type { Logger } from "pino";
import { sweep } from "#gateway/auth/housekeeping.ts";
import type { Throttle } from "#gateway/auth/throttle.ts";
import type { Backups } from "#gateway/backups/backups.ts";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { QueuedJob } from "#prisma/queue.ts";
import type { Clock, ContentCache, OneTimeLinks } from "#schema/context.ts";
import { enqueueWaitingMails } from "#schema/core/mail/enqueue-waiting-mails.ts";
import { fillMemory } from "#schema/core/translations/fill-memory.ts";
import { publishDueManuscripts } from "#schema/journal/journal/publish-issue.ts";
import { sweepReviews } from "#schema/journal/reviews/sweep-reviews.ts";
import { sweepDeadlines } from "#schema/journal/submissions/sweep-deadlines.ts";
import { writeMailings } from "#schema/mailing/mailings/write-mailings.ts";
import { askDueOrders } from "#schema/money/cards/ask-orders.ts";
import { hasOpenOrders } from "#schema/money/cards/has-open-orders.ts";
import { sendDueRefunds } from "#schema/money/cards/send-refunds.ts";
import type { PaymentProvider } from "#schema/money/payments/payment-provider.ts";
import { enqueueUnread } from "#schema/overview/files/enqueue-unread.ts";
import { remindOfConsent } from "#schema/people/account/remind-of-consent.ts";
import { runDormancy } from "#schema/people/dormancy/run-dormancy.ts";
import { DUPLICATES_TASK, searchDuplicates } from "#schema/people/duplicates/search-duplicates.ts";
import { runImports } from "#schema/people/member-imports/run-imports.ts";
import { mailDueSlips } from "#schema/programs/exams/mail-slips.ts";
import { notifyOfResults } from "#schema/programs/exams/notify-of-results.ts";
import { renewPrivacyPolicy } from "#schema/site/pages/renew-privacy-policy.ts";
import { checkAudit } from "./check-audit.ts";
import { doDues } from "./do-dues.ts";
import { enforceRetention } from "./enforce-retention.ts";
import { expireDuePayments } from "./expire-payments.ts";
import { sweepApplications } from "./sweep-applications.ts";
import { sweepTrash } from "./sweep-trash.ts";

export interface Task {
  /** The key of its job: one gateway at a time does it. */
  readonly name: string;
  /** Minutes from one of its turns to the next. */
  readonly every: number;
  run(): Promise<void>;
}

/** It gives documents that nobody has read a job. */
export const TEXTS_TASK = "texts";

const HALF_HOUR = 30;
const HOUR = 60;
const DAY = 24 * HOUR;

interface TaskTools {
  readonly log: Logger;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly files: FileStore;
  readonly contentCache: ContentCache;
  readonly backups: Backups;
  readonly links: OneTimeLinks;
  /** Null: cards are not taken. */
  readonly cards: PaymentProvider | null;
}

export function createTasks({
  log,
  clock,
  throttle,
  files,
  contentCache,
  backups,
  links,
  cards,
}: TaskTools): readonly Task[] {
  return [
    { name: "payments", every: 1, run: () => expireDuePayments({ clock, contentCache }) },
    {
      name: "cards",
      every: 1,
      run: async () => {
        if (!cards || !(await hasOpenOrders())) return;
        const tools = { provider: cards, clock };
        await contentCache.changed(await sendDueRefunds(tools));
        await contentCache.changed(await askDueOrders(tools));
      },
    },
    { name: "dues", every: HALF_HOUR, run: () => doDues({ clock, log }) },
    {
      name: "letters",
      every: 1,
      run: async () => {
        const written = await writeMailings(clock.now(), (part) =>
          log.info(part, "A mailing is being written"),
        );
        if (written > 0) log.info({ written }, "All mails of mailings were written");
      },
    },
    {
      name: "imports",
      every: 1,
      run: () => runImports(clock.now(), (id) => log.info({ id }, "A roster is being taken in, or back")),
    },
    { name: DUPLICATES_TASK, every: 10, run: () => searchDuplicates(clock) },
    { name: "applications", every: 1, run: () => sweepApplications({ clock, contentCache, links }) },
    {
      name: "slips",
      every: 1,
      run: async () => {
        const mailed = await mailDueSlips({ links, now: clock.now() });
        if (mailed > 0) log.info({ mailed }, "Mails with admission slips were written");
      },
    },
    { name: "exam-results", every: 1, run: () => notifyOfResults(clock.now()) },
    { name: "issues", every: 1, run: () => publishDueManuscripts(clock.now()) },
    { name: "reviews", every: 10, run: () => sweepReviews({ clock, links }) },
    { name: "deadlines", every: HOUR, run: () => sweepDeadlines(clock.now()) },
    {
      name: "mails",
      every: 10,
      run: async () => {
        const found = await enqueueWaitingMails();
        if (found > 0) log.info({ found }, "Mails that waited without a job were given one");
      },
    },
    {
      name: TEXTS_TASK,
      every: 10,
      run: async () => {
        const found = await enqueueUnread();
        if (found > 0) log.info({ found }, "Documents that nobody has read were given a job");
      },
    },
    { name: "sessions", every: HALF_HOUR, run: () => sweep({ clock, throttle }) },
    {
      name: "privacy-policy",
      every: DAY,
      run: async () => contentCache.changed(await renewPrivacyPolicy(clock.now())),
    },
    { name: "retention", every: DAY, run: () => enforceRetention({ clock, log, files, contentCache }) },
    {
      name: "dormancy",
      every: DAY,
      run: async () => {
        const run = await runDormancy({ now: clock.now(), links });
        if (run.notified + run.closed + run.reopened > 0) log.info(run, "Dormant accounts were looked after");
      },
    },
    {
      name: "consents",
      every: DAY,
      run: async () => {
        const reminded = await remindOfConsent(clock.now());
        if (reminded > 0)
          log.info({ reminded }, "Members were reminded of what they agreed to two years ago");
      },
    },
    { name: "trash", every: HALF_HOUR, run: () => sweepTrash({ clock, contentCache }) },
    {
      name: "files",
      every: HOUR,
      run: async () => {
        const swept = await sweepFiles({ store: files, clock });
        if (swept.rows + swept.strays > 0) log.info(swept, "Files that nothing uses were removed");
      },
    },
    {
      name: "memory",
      every: DAY,
      run: async () => {
        const filled = await fillMemory(clock.now());
        if (filled > 0)
          log.info({ filled }, "Texts in both languages were taken into the memory of translations");
      },
    },
    { name: "backups", every: HALF_HOUR, run: () => backups.takeDue() },
    { name: "audit", every: DAY, run: () => checkAudit({ clock, log }) },
  ];
}

/** Does the tasks of some jobs, one after the other. A task that this version does not know is dropped. */
export async function runTasks(
  tasks: readonly Task[],
  jobs: readonly { readonly id: string; readonly data: QueuedJob }[],
  log: Logger,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const { id, data } of jobs) {
    try {
      await tasks.find(({ name }) => name === data.key)?.run();
      results.push({ id, status: "completed" });
    } catch (error) {
      log.warn({ err: error, task: data.key }, "A task failed; it is tried again");
      results.push({ id, status: "failed" });
    }
  }
  return results;
}
