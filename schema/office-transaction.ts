// One transaction of the office: the change, its audit lines and the content version.
import { db, type Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { AuditSubject } from "#schema/validation/core/audit.ts";
import type { Context } from "./context.ts";
import { type AuditLine, recordAudit } from "./core/audit/record-audit.ts";
import { holdMails } from "./core/mail/held-mails.ts";
import { type Author, authorOf } from "./core/shared/author.ts";

/** What a use case of the office came to. */
export interface ActionResult<Result = number> {
  /** What the answer is made from: the id, mostly. */
  readonly result: Result;
  /** One for each row that changed; none when nothing changed. */
  readonly lines: readonly AuditLine[];
  /** Of a use case that raised the content version itself. */
  readonly contentVersion?: bigint | null;
}

/** Runs one transaction of the office. @returns the result of its work */
export type Transact = <Result>(
  work: (tx: Tx, author: Author) => Promise<ActionResult<Result>>,
) => Promise<Result>;

interface Logged {
  readonly subject: AuditSubject;
  readonly action: string;
  readonly mailsWait: boolean;
  readonly visitorsSee: boolean;
}

export const transactIn =
  (context: Context, { subject, action, mailsWait, visitorsSee }: Logged): Transact =>
  async (work) => {
    const author = authorOf(context);
    const { result, contentVersion } = await db.$transaction(async (tx) => {
      const done = await work(tx, author);
      if (done.lines.length === 0) return done;
      if (mailsWait) await holdMails(tx, author.now);
      await recordAudit(tx, author, ...done.lines.map((line) => ({ action, subject, ...line })));
      return visitorsSee ? { ...done, contentVersion: await bumpContentVersion(tx) } : done;
    });
    await context.contentCache.changed(contentVersion ?? null);
    return result;
  };
