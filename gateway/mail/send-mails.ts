// Does the jobs of the queue `mail`. A job names a row of the outbox; the row says whether there is anything
// to send. A mail that is recorded as sent is not sent again, whatever becomes of its job. When a gateway
// dies between the mail server's yes and the record, the mail is sent once more, with the same Message-ID:
// losing it would be worse.
import { setTimeout as sleep } from "node:timers/promises";
import type { JobResult, JobResultStatus, JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import { db } from "#prisma/client.ts";
import type { Mail, OneTimeToken } from "#prisma/generated/client.ts";
import type { QueuedJob } from "#prisma/queue.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { deleteBounces, heldBack, recordBounce } from "#schema/core/mail/address-bounces.ts";
import { LINK, OPT_OUT } from "#schema/core/mail/compose-mail.ts";
import type { OptOutLinks } from "./opt-out-links.ts";
import { describeSmtpError, type Smtp } from "./smtp.ts";

export interface MailTools {
  readonly smtp: Smtp;
  readonly links: OneTimeLinks;
  readonly optOuts: OptOutLinks;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A longer attempt is given up, well before another gateway gets its job (the migration `queue`). */
const ATTEMPT = 2 * 60_000;
/** How often a success is tried to be recorded: without the record the mail would be sent twice. */
const RECORD_TRIES = 10;
const RECORD_PAUSE = 1_000;

type MailJob = Pick<JobWithMetadata<QueuedJob>, "id" | "data" | "retryCount" | "retryLimit">;
type WaitingMail = Mail & { readonly token: OneTimeToken | null };

/** Sends the mails of some jobs, all at once; what is not sent is tried again as the queue says. */
export async function sendMails(tools: MailTools, jobs: readonly MailJob[]): Promise<JobResult[]> {
  const mails = await db.mail.findMany({
    where: { id: { in: jobs.map(({ data }) => Number(data.key)) }, state: "WAITING" },
    include: { token: true },
  });
  const held = await heldBack(db, mails);
  const results = jobs.map(async (job) => {
    const mail = mails.find(({ id }) => String(id) === job.data.key);
    try {
      if (mail && held.has(mail.id))
        return { id: job.id, status: await giveUp(mail, REFUSED_TWICE) } as const;
      return { id: job.id, status: mail ? await sendOne(tools, mail, job) : "completed" } as const;
    } catch (error) {
      tools.log.warn({ err: error, mail: mail?.id }, "What became of a mail could not be recorded");
      return { id: job.id, status: "failed" } as const;
    }
  });
  return await Promise.all(results);
}

/** What the office reads of a mail that was not tried. */
const REFUSED_TWICE =
  "The mail server has refused this address twice: nothing goes there until it is proved again.";
const LINK_ENDED = "The link has ended before the mail was sent.";

async function giveUp({ id }: WaitingMail, lastError: string): Promise<JobResultStatus> {
  await db.mail.updateMany({ where: { id, state: "WAITING" }, data: { state: "FAILED", lastError } });
  return "completed";
}

async function sendOne(
  { smtp, links, optOuts, clock, log }: MailTools,
  mail: WaitingMail,
  { retryCount, retryLimit }: MailJob,
): Promise<JobResultStatus> {
  const { id } = mail;
  const attempts = retryCount + 1;
  const record = (data: Partial<Pick<Mail, "state" | "lastError" | "sentAt">>) =>
    // One that was stopped while it went out has gone out.
    db.mail.updateMany({
      where: { id, state: data.state === "SENT" ? { in: ["WAITING", "STOPPED"] } : "WAITING" },
      data: { attempts, ...data },
    });
  try {
    const text = withLink(mail, links, clock.now());
    if (text === null) return await giveUp(mail, LINK_ENDED);
    const optOut = text.includes(OPT_OUT) ? optOuts.linkOf(mail) : null;
    const filled = text.replaceAll(OPT_OUT, optOut ?? "");
    await withinTime(smtp.send({ ...mail, text: filled, optOut, now: clock.now() }));
  } catch (error) {
    const { words, code, isFinal, isBounce } = describeSmtpError(error);
    if (isBounce) await recordBounce(db, { toAddress: mail.toAddress, lastError: words, now: clock.now() });
    const over = isFinal || retryCount >= retryLimit;
    log.warn({ mail: id, attempts, reason: code, over }, "Mail not sent");
    await record({ state: over ? "FAILED" : "WAITING", lastError: words });
    return over ? "completed" : "failed";
  }
  await insist(() => record({ state: "SENT", lastError: null, sentAt: clock.now() }));
  await deleteBounces(db, mail.toAddress);
  log.info({ mail: id, attempts }, "Mail sent");
  return "completed";
}

/** The text as it goes out; null when its link is worth nothing any more. */
function withLink({ text, token, language }: WaitingMail, links: OneTimeLinks, now: Date): string | null {
  if (!text.includes(LINK)) return text;
  if (!token || token.expiresAt <= now) return null;
  return text.replaceAll(LINK, links.linkTo(token.kind, token.id, language));
}

async function withinTime(sending: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, ATTEMPT, new Error("The mail server took too long"));
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function insist(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries >= RECORD_TRIES) throw error;
      await sleep(RECORD_PAUSE);
    }
  }
}
