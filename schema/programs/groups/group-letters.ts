// Mails about groups: to the contact, and to the people. What the contact typed is in none of them (schema/core/mail/letters.ts).
import type { Tx } from "#prisma/client.ts";
import type { Application, ApplicationGroup, Payment } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { wonIn } from "#schema/core/mail/letter-details.ts";
import { composeLetter } from "#schema/core/mail/letters.ts";
import { readOwnWords } from "#schema/core/mail/mail-templates.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { isProved, putInOutbox, readFrame, writeMail } from "#schema/core/mail/write-mail.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";
import { isOver } from "#schema/money/payments/is-over.ts";
import { howToPayFor } from "#schema/money/payments/payment-letters.ts";
import {
  EVENT_FACTS,
  type EventFacts,
  eventDetails,
} from "#schema/programs/applications/application-letters.ts";
import { refundDueOf } from "#schema/validation/money/payment-state.ts";
import type { KnownPerson } from "./group-facts.ts";

const KIND = "APPLICATION_BY_GROUP";

/** Tells everybody that an institution has applied for them, by a few statements for all. */
export async function writeToPeople(
  tx: Tx,
  people: readonly KnownPerson[],
  { programId, language: contactsLanguage }: ApplicationGroup,
  now: Date,
): Promise<void> {
  const program = await tx.program.findUniqueOrThrow({ where: { id: programId }, select: EVENT_FACTS });
  const accounts = await tx.member.findMany({
    where: { id: { in: people.flatMap(({ memberId }) => memberId ?? []) } },
    select: { id: true, email: true, language: true },
  });
  const own = await readOwnWords(tx, KIND);
  const letterIn = async (language: Language) =>
    composeLetter(KIND, language, await readFrame(tx, language, null), eventDetails(program, language), own);
  const letters = { KO: await letterIn("KO"), EN: await letterIn("EN") };
  const written = people.map(({ memberId, email }) => {
    const to = accounts.find(({ id }) => id === memberId) ?? { id: null, email, language: contactsLanguage };
    return { kind: KIND, to, letter: letters[to.language] } as const;
  });
  await putInOutbox(tx, written, now);
}

interface Contact {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
  readonly emailProvedAt: Date | null;
}

interface Received {
  readonly count: number;
  readonly amount: number;
  /** Null: it costs nothing. */
  readonly payment: Pick<Payment, "dueAt" | "depositorName"> | null;
  readonly now: Date;
}

/** Tells the contact that the group came, and how to pay. */
export async function writeGroupReceived(
  tx: Tx,
  contact: Contact,
  program: EventFacts,
  { count, amount, payment, now }: Received,
): Promise<void> {
  const { language } = contact;
  const details = {
    ...eventDetails(program, language),
    count: String(count),
    ...(payment
      ? {
          amount: wonIn(language, amount),
          ...(await howToPayFor(tx, { ...contact, isKnown: isProved(contact) }, payment)),
          place: wordsIn(language, "mails.paymentsPlace"),
        }
      : {}),
  };
  await writeMail(tx, "GROUP_RECEIVED", contact, { now, details });
}

interface Left {
  /** How many. */
  readonly count: number;
  /** Whole won that come back. */
  readonly amount: number;
  readonly accountAsked: boolean;
  readonly now: Date;
}

/** Tells the contact that people of the group do not take part any more; nobody for an application without a group. */
export async function writeLeftGroup(
  tx: Tx,
  { groupId }: Pick<Application, "groupId">,
  { count, amount, accountAsked, now }: Left,
): Promise<void> {
  if (groupId === null) return;
  const group = await tx.applicationGroup.findUniqueOrThrow({
    where: { id: groupId },
    select: {
      program: { select: { titleKo: true, titleEn: true } },
      member: { select: { id: true, email: true, language: true, erasedAt: true } },
    },
  });
  if (!group.member || group.member.erasedAt !== null) return;
  const { language } = group.member;
  const { titleKo, titleEn } = group.program;
  const details = {
    program: language === "EN" ? (titleEn ?? titleKo) : titleKo,
    count: String(count),
    ...(amount > 0 ? { amount: wonIn(language, amount) } : {}),
    ...(amount > 0 && accountAsked ? { refundPlace: wordsIn(language, "mails.paymentsPlace") } : {}),
  };
  await writeMail(tx, "GROUP_WITHDRAWN", group.member, { now, details });
}

/** The same once a cancelled program has ended the whole group, with all that comes back; nothing while others are still to be ended. */
export async function writeGroupEnded(tx: Tx, application: Application, now: Date): Promise<void> {
  const { groupId } = application;
  if (groupId === null || !(await isOver(tx, { applicationId: null, groupId }))) return;
  const payment = await paymentOf(tx, application);
  const count = await tx.application.count({ where: { groupId, cancelReason: "PROGRAM_CANCELLED" } });
  const amount = payment ? refundDueOf(payment) : 0;
  const accountAsked = payment?.refundAccount === null;
  await writeLeftGroup(tx, application, { count, amount, accountAsked, now });
}
