// Emails about the dues of a year, to many members at once: what they share is read once.
import type { Tx } from "#prisma/client.ts";
import type { Payment, Setting } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { composeMail, type MailFrame } from "#schema/core/mail/compose-mail.ts";
import { deadlineIn, wonIn } from "#schema/core/mail/mail-details.ts";
import { readOwnWords } from "#schema/core/mail/mail-templates.ts";
import { gradeIn } from "#schema/core/mail/mail-words.ts";
import { isProved, putInOutbox, readFrame } from "#schema/core/mail/write-mail.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import {
  detailsFor,
  duesPeriodIn,
  howToPayIn,
  type RequestedPayment,
} from "#schema/money/payments/payment-mails.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { outstandingOf } from "#schema/validation/money/payment-state.ts";

type OwedPayment = RequestedPayment &
  Pick<Payment, "year" | "state" | "amountDue" | "amountPaid" | "amountRefunded">;

/** Writes to each payer who is a member what is missing, and how to pay it. */
export async function writeDuesMails(
  tx: Tx,
  kind: "PAYMENT_ASKED" | "DUES_REMINDER" | "MEMBERSHIP_ENDED",
  payments: readonly OwedPayment[],
  now: Date,
): Promise<void> {
  const settings = await readSettings(tx);
  const own = await readOwnWords(tx, kind);
  const frames: Readonly<Record<Language, MailFrame>> = {
    KO: await readFrame(tx, "KO", null),
    EN: await readFrame(tx, "EN", null),
  };
  const members = await tx.member.findMany({
    where: { id: { in: payments.flatMap(({ memberId }) => memberId ?? []) }, erasedAt: null },
    select: {
      id: true,
      name: true,
      email: true,
      language: true,
      emailProvedAt: true,
      country: true,
      grade: true,
    },
  });
  const byId = new Map(members.map((member) => [member.id, member]));
  const mails = payments.flatMap((payment) => {
    const to = byId.get(payment.memberId ?? 0);
    if (!to) return [];
    const isKnown = isProved(to);
    const frame = { ...frames[to.language], reader: isKnown ? to.name : null };
    const details = {
      ...detailsFor(to, payment, payment.amountDue),
      ...howToPayIn(
        settings,
        { ...to, isKnown, isAbroad: to.country !== "KR" },
        { ...payment, dueAt: laterThan(now, payment.dueAt) },
      ),
      ...duesPeriodIn(to.language, payment.year),
      amount: wonIn(to.language, outstandingOf(payment)),
      grade: gradeIn(to.language, to.grade),
      ...lateness(to.language, payment.dueAt, settings, now),
    };
    return [{ kind, to, mail: composeMail(kind, to.language, frame, details, own) }];
  });
  if (mails.length > 0) await putInOutbox(tx, mails, now);
}

/** Since when dues are late, and the last day on which the membership still counts without them. */
function lateness(language: Language, dueAt: Date | null, { graceDays }: Setting, now: Date) {
  if (dueAt === null || dueAt > now) return {};
  const lastDay = endOfSeoulDay(dueAt, graceDays - 1);
  return {
    lateSince: deadlineIn(language, dueAt),
    ...(lastDay > now ? { endsOn: deadlineIn(language, lastDay) } : {}),
  };
}

/** Nobody is asked to pay by a deadline that has passed. */
const laterThan = (now: Date, dueAt: Date | null) => (dueAt !== null && dueAt > now ? dueAt : null);
