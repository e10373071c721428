// Mails about groups: to the contact, and to the people. What the contact typed is in none of them
// (schema/core/mail/compose-mail.ts).
import type { Tx } from "#prisma/client.ts";
import type { Application, ApplicationGroup, Payment } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { composeMail, LINK, SITE } from "#schema/core/mail/compose-mail.ts";
import { wonIn } from "#schema/core/mail/mail-details.ts";
import { readOwnWords } from "#schema/core/mail/mail-templates.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { isProved, putInOutbox, readFrame, writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { isApplicationClosed } from "#schema/money/payments/application-closed.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";
import { howToPayFor, refundAskedOf } from "#schema/money/payments/payment-mails.ts";
import {
  EVENT_FACTS,
  type EventFacts,
  eventDetails,
} from "#schema/programs/applications/application-mails.ts";
import {
  type LinkTools,
  makeApplicationLinks,
} from "#schema/programs/linked-applications/application-links.ts";
import { outstandingOf, refundDueOf } from "#schema/validation/money/payment-state.ts";

const KIND = "APPLICATION_BY_GROUP";
/** Where members see their applications. */
const ACCOUNT_ADDRESS = "/my-account?tab=applications";

/** Somebody of a group, with the application that was made. */
export interface Seated {
  readonly id: number;
  readonly email: string;
  readonly memberId: number | null;
}

/**
 * Notifies everybody that an institution has applied for them, by a few statements for all. People without an
 * account get a link that opens the application.
 */
export async function writeToPeople(
  tx: Tx,
  people: readonly Seated[],
  { programId, language: contactsLanguage }: ApplicationGroup,
  tools: LinkTools,
): Promise<void> {
  const { endsAt, ...program } = await tx.program.findUniqueOrThrow({
    where: { id: programId },
    select: { ...EVENT_FACTS, endsAt: true },
  });
  const strangers = people.flatMap(({ id, memberId }) => (memberId === null ? id : []));
  const linkIds = await makeApplicationLinks(tx, strangers, endsAt, tools);
  const accounts = await tx.member.findMany({
    where: { id: { in: people.flatMap(({ memberId }) => memberId ?? []) } },
    select: { id: true, email: true, language: true },
  });
  const own = await readOwnWords(tx, KIND);
  const mailIn = async (language: Language, address: string) => {
    const details = { ...eventDetails(program, language), address };
    return composeMail(KIND, language, await readFrame(tx, language, null), details, own);
  };
  const inAccount = {
    KO: await mailIn("KO", `${SITE}${ACCOUNT_ADDRESS}`),
    EN: await mailIn("EN", `${SITE}/en${ACCOUNT_ADDRESS}`),
  };
  const byLink = { KO: await mailIn("KO", LINK), EN: await mailIn("EN", LINK) };
  const written = people.map(({ id: applicationId, memberId, email }) => {
    const to = accounts.find(({ id }) => id === memberId) ?? { id: null, email, language: contactsLanguage };
    const tokenId = linkIds.get(applicationId) ?? null;
    return { kind: KIND, to, mail: (tokenId === null ? inAccount : byLink)[to.language], tokenId } as const;
  });
  await putInOutbox(tx, written, tools.now);
}

/** Who applies for a group. */
export interface GroupContact {
  /** Null: no account, but a link. */
  readonly id: number | null;
  readonly email: string;
  readonly language: Language;
  /** Whether the address is known to be the contact's. */
  readonly isKnown: boolean;
  /** Of the row of the link. */
  readonly linkId: string | null;
}

/** Where a contact sees the group: in the account, or by the link that the mail carries. */
const pageOf = (groupId: number, { language, linkId }: Pick<GroupContact, "language" | "linkId">): string =>
  linkId === null ? `${SITE}${language === "EN" ? "/en" : ""}/my-account/groups/${groupId}` : LINK;

interface Received {
  readonly groupId: number;
  readonly count: number;
  readonly amount: number;
  /** Null: it costs nothing. */
  readonly payment: Pick<Payment, "dueAt" | "depositorName"> | null;
  readonly now: Date;
}

/** Notifies the contact that the group was received, and how to pay. */
export async function writeGroupReceived(
  tx: Tx,
  contact: GroupContact,
  program: EventFacts,
  { groupId, count, amount, payment, now }: Received,
): Promise<void> {
  const { language, linkId } = contact;
  const details = {
    ...eventDetails(program, language),
    count: String(count),
    address: pageOf(groupId, contact),
    ...(payment
      ? {
          amount: wonIn(language, amount),
          ...(await howToPayFor(tx, contact, payment)),
          ...(contact.id === null ? {} : { place: wordsIn(language, "mails.paymentsPlace") }),
        }
      : {}),
  };
  await writeMail(tx, "GROUP_RECEIVED", contact, { now, tokenId: linkId, details });
}

/** The contact of a group, with the program; null: the application has no group, or the contact is gone. */
async function contactOfGroup(tx: Tx, groupId: number | null) {
  if (groupId === null) return null;
  const { member, contactEmail, language, links, program } = await tx.applicationGroup.findUniqueOrThrow({
    where: { id: groupId },
    select: {
      contactEmail: true,
      language: true,
      program: { select: { titleKo: true, titleEn: true } },
      member: { select: { id: true, email: true, language: true, emailProvedAt: true, erasedAt: true } },
      links: { select: { id: true }, take: 1 },
    },
  });
  if (member?.erasedAt === null) {
    return { ...member, groupId, program, isKnown: isProved(member), linkId: null };
  }
  if (contactEmail === null) return null;
  const linkId = links[0]?.id ?? null;
  return { id: null, email: contactEmail, language, groupId, program, isKnown: true, linkId };
}

interface Left {
  /** How many. */
  readonly count: number;
  /** Whole won that come back. */
  readonly amount: number;
  readonly accountAsked: boolean;
  readonly now: Date;
}

/** Notifies the contact that people of the group withdrew; no mail for an application without a group. */
export async function writeLeftGroup(
  tx: Tx,
  { groupId }: Pick<Application, "groupId">,
  { count, amount, accountAsked, now }: Left,
): Promise<void> {
  const contact = await contactOfGroup(tx, groupId);
  if (!contact) return;
  const { language, linkId } = contact;
  const details = {
    program: textIn({ ko: contact.program.titleKo, en: contact.program.titleEn }, language),
    count: String(count),
    ...(amount > 0 ? { amount: wonIn(language, amount) } : {}),
    address: pageOf(contact.groupId, contact),
    ...(amount > 0 && accountAsked ? await refundAskedOf(tx, contact) : {}),
  };
  await writeMail(tx, "GROUP_WITHDRAWN", contact, { now, tokenId: linkId, details });
}

/**
 * The same once a cancelled program has ended the whole group, with all that comes back; nothing while others
 * are still to be ended.
 */
export async function writeGroupEnded(tx: Tx, application: Application, now: Date): Promise<void> {
  const { groupId } = application;
  if (groupId === null || !(await isApplicationClosed(tx, { applicationId: null, groupId }))) return;
  const payment = await paymentOf(tx, application);
  const count = await tx.application.count({ where: { groupId, cancelReason: "PROGRAM_CANCELLED" } });
  const amount = payment ? refundDueOf(payment) : 0;
  const accountAsked = payment?.refundAccount === null;
  await writeLeftGroup(tx, application, { count, amount, accountAsked, now });
}

/**
 * Notifies the contact of a group that people of it take part again, and what is due now; no mail for an
 * application without a group.
 */
export async function writeRestored(
  tx: Tx,
  ofGroup: number | null,
  { count, payment, now }: { readonly count: number; readonly payment: Payment | null; readonly now: Date },
): Promise<void> {
  const contact = await contactOfGroup(tx, ofGroup);
  if (!contact) return;
  const { language, linkId, groupId } = contact;
  const amount = payment ? outstandingOf(payment) : 0;
  const details = {
    program: textIn({ ko: contact.program.titleKo, en: contact.program.titleEn }, language),
    count: String(count),
    address: pageOf(groupId, contact),
    ...(payment && amount > 0
      ? { amount: wonIn(language, amount), ...(await howToPayFor(tx, contact, payment)) }
      : {}),
  };
  await writeMail(tx, "GROUP_RESTORED", contact, { now, tokenId: linkId, details });
}
