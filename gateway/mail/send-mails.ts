// Sends what stands in the outbox. The rows are the queue: a gateway takes some with SKIP LOCKED and a lease, so several
// gateways never send the same one; the lease of a gateway that died ends, and another takes over. What was recorded as sent
// is not looked at again. A gateway that dies after the server took a mail and before that was recorded leaves one that is
// sent once more, with the same Message-ID: losing it would be worse.
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { db } from "#prisma/client.ts";
import type { Language, MailState, TokenKind } from "#prisma/generated/enums.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { LINK } from "#schema/mail/letters.ts";
import { describeSmtpError, type Smtp } from "./smtp.ts";

export interface MailTools {
  readonly smtp: Smtp;
  readonly links: OneTimeLinks;
  readonly clock: Clock;
  readonly log: Logger;
}

const AT_ONCE = 4;
const MINUTE = 60_000;
const LEASE = 5 * MINUTE;
/** An attempt that takes longer is given up, well within its lease. */
const ATTEMPT = 2 * MINUTE;
/** Half a minute, then twice as long each time, an hour at most: ten attempts take about five hours. */
const ATTEMPTS_MAX = 10;
const retryAfter = (attempts: number) => Math.min((MINUTE / 2) * 2 ** (attempts - 1), 60 * MINUTE);
/** Recording a success is tried this often: forgetting it would send the mail twice. */
const RECORD_TRIES = 10;
const RECORD_PAUSE = 1_000;

interface TakenMail {
  readonly id: number;
  readonly attempts: number;
  readonly toAddress: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly tokenId: string | null;
  readonly tokenKind: TokenKind | null;
  readonly tokenEnds: Date | null;
}

/**
 * Sends what is due, a few at a time, until nothing is.
 * @returns how many were tried
 */
export async function sendDueMails(tools: MailTools, stopping: () => boolean = () => false): Promise<number> {
  let tried = 0;
  for (;;) {
    if (stopping()) return tried;
    const mails = await takeDue(tools.clock.now());
    await Promise.all(mails.map((mail) => sendOne(tools, mail)));
    tried += mails.length;
    if (mails.length < AT_ONCE) return tried;
  }
}

function takeDue(now: Date): Promise<TakenMail[]> {
  return db.$queryRaw<TakenMail[]>`
    WITH taken AS (
      UPDATE mails SET state = 'SENDING', attempts = attempts + 1, due_at = ${new Date(now.getTime() + LEASE)}
      WHERE id IN (
        SELECT id FROM mails WHERE state IN ('WAITING', 'SENDING') AND due_at <= ${now}
        ORDER BY due_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING id, attempts, to_address, language, subject, text, token_id)
    SELECT taken.id, attempts, to_address AS "toAddress", upper(language::text) AS language, subject, text,
      t.id::text AS "tokenId", t.kind::text AS "tokenKind", t.expires_at AS "tokenEnds"
    FROM taken LEFT JOIN one_time_tokens t ON t.id = token_id ORDER BY taken.id`;
}

async function sendOne({ smtp, links, clock, log }: MailTools, mail: TakenMail): Promise<void> {
  const record = (state: MailState, more: { lastError?: string | null; sentAt?: Date; dueAt?: Date }) =>
    // Only while it is still ours: `attempts` tells one taking from the next.
    db.mail.updateMany({
      where: { id: mail.id, state: "SENDING", attempts: mail.attempts },
      data: { state, ...more },
    });
  const { id, attempts } = mail;
  try {
    const text = withLink(mail, links, clock.now());
    if (text === null) {
      await record("FAILED", { lastError: "The link has ended before the mail was sent." });
      return;
    }
    await withinTime(smtp.send({ ...mail, text }));
  } catch (error) {
    const { words, code, isFinal } = describeSmtpError(error);
    const over = isFinal || attempts >= ATTEMPTS_MAX;
    log.warn({ mail: id, attempts, reason: code, over }, "Mail not sent");
    const dueAt = new Date(clock.now().getTime() + retryAfter(attempts));
    await record(over ? "FAILED" : "WAITING", { lastError: words, dueAt });
    return;
  }
  await insist(() => record("SENT", { lastError: null, sentAt: clock.now() }));
  log.info({ mail: id, attempts }, "Mail sent");
}

/** The text as it goes out; null when its link is worth nothing any more. */
function withLink(mail: TakenMail, links: OneTimeLinks, now: Date): string | null {
  if (!mail.text.includes(LINK)) return mail.text;
  const { tokenId, tokenKind, tokenEnds, language } = mail;
  if (!tokenId || !tokenKind || !tokenEnds || tokenEnds <= now) return null;
  return mail.text.replaceAll(LINK, links.linkTo(tokenKind, tokenId, language));
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
