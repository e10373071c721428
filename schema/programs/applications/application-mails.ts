// Mails about applications, in the language of the person who gets them.
import type { Tx } from "#prisma/client.ts";
import type { Payment, Prisma } from "#prisma/generated/client.ts";
import type { ApplicationCancelReason, Language } from "#prisma/generated/enums.ts";
import { LINK, type MailDetails, SITE, type WrittenKind } from "#schema/core/mail/compose-mail.ts";
import { deadlineIn, momentIn, wonIn } from "#schema/core/mail/mail-details.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { isProved, writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { howToPayFor, refundAskedOf } from "#schema/money/payments/payment-mails.ts";
import { renewApplicationLink } from "#schema/programs/linked-applications/application-links.ts";
import { myApplicationAddress } from "#schema/validation/site-paths.ts";

/** What an email may say beside the program. */
interface MailFacts {
  readonly now: Date;
  readonly amount?: number;
  /** Nobody knows yet where the money goes back to. */
  readonly accountAsked?: boolean;
  /** The payment it waits for: the email says how to pay it. */
  readonly payment?: Pick<Payment, "dueAt" | "depositorName">;
  readonly until?: Date | null;
  readonly cancelReason?: ApplicationCancelReason;
  /** The office's own words, in place of the usual ones. */
  readonly reason?: string | null;
  /** Whose link it carries. */
  readonly tokenId?: string;
  /** The calendar file of the program goes with it. */
  readonly withCalendar?: boolean;
  /** What else it says, in the reader's language. `page`: where the applicant sees the application. */
  readonly more?: (language: Language, page: string) => MailDetails;
}

/** What emails say of an event. */
export const EVENT_FACTS = {
  titleKo: true,
  titleEn: true,
  startsAt: true,
  locationKo: true,
  locationEn: true,
  cancelNoteKo: true,
  cancelNoteEn: true,
} as const satisfies Prisma.ProgramSelect;
export type EventFacts = Prisma.ProgramGetPayload<{ select: typeof EVENT_FACTS }>;

/** Title, time and place, as far as they are known. */
export function eventDetails(
  { titleKo, titleEn, startsAt, locationKo, locationEn }: EventFacts,
  language: Language,
) {
  const where = textIn({ ko: locationKo, en: locationEn }, language);
  return {
    program: textIn({ ko: titleKo, en: titleEn }, language),
    when: momentIn(language, startsAt),
    ...(where === "" ? {} : { where }),
  };
}

function noteOf({ cancelNoteKo, cancelNoteEn }: EventFacts, language: Language) {
  const note = textIn({ ko: cancelNoteKo, en: cancelNoteEn }, language);
  return note === "" ? {} : { note };
}

interface Applicant {
  readonly id: number;
  readonly memberId: number | null;
  readonly programId: number;
}

/** The account of an applicant, or the address of somebody who came with a group or to the door and has none; null: the person is gone. */
async function readerOf(tx: Tx, { id, memberId }: Applicant) {
  if (memberId !== null) {
    const select = { id: true, email: true, language: true, emailProvedAt: true, erasedAt: true } as const;
    const member = await tx.member.findUnique({ where: { id: memberId }, select });
    return member && member.erasedAt === null ? member : null;
  }
  const { email, language, group } = await tx.application.findUniqueOrThrow({
    where: { id },
    select: { email: true, language: true, group: { select: { language: true } } },
  });
  if (email === "") return null;
  return { id: null, email, language: group?.language ?? language ?? "KO", emailProvedAt: null };
}

/** Where its applicant sees an application: in the account, or by the link that the mail carries. */
const pageOf = (id: number, language: Language, linkId: string | null): string =>
  linkId === null ? `${SITE}${language === "EN" ? "/en" : ""}${myApplicationAddress(id)}` : LINK;

/**
 * Writes to the applicant, unless the person is gone. Who has no account gets the link of the application,
 * unless the mail has another.
 */
export async function writeApplicationMail(
  tx: Tx,
  kind: WrittenKind,
  applicant: Applicant,
  said: MailFacts,
): Promise<void> {
  const { now, amount, accountAsked, payment, until, cancelReason, reason, tokenId, withCalendar, more } =
    said;
  const to = await readerOf(tx, applicant);
  if (!to) return;
  const { programId } = applicant;
  const program = await tx.program.findUniqueOrThrow({ where: { id: programId }, select: EVENT_FACTS });
  const { language } = to;
  const linkId =
    to.id === null && tokenId === undefined ? await renewApplicationLink(tx, applicant.id, now) : null;
  const page = pageOf(applicant.id, language, linkId);
  const ownTokenId = tokenId ?? linkId;
  const why = reason ?? (cancelReason && wordsIn(language, `mails.cancelReason.${cancelReason}`));
  await writeMail(tx, kind, to, {
    now,
    tokenId: ownTokenId,
    calendarOfId: withCalendar || cancelReason === "PROGRAM_CANCELLED" ? programId : null,
    details: {
      ...eventDetails(program, language),
      address: page,
      ...(cancelReason === "PROGRAM_CANCELLED" ? noteOf(program, language) : {}),
      ...(amount === undefined ? {} : { amount: wonIn(language, amount) }),
      ...(accountAsked ? await refundAskedOf(tx, to) : {}),
      ...(payment
        ? {
            ...(await howToPayFor(tx, { ...to, isKnown: isProved(to) }, payment)),
            ...(to.id === null ? {} : { place: wordsIn(language, "mails.paymentsPlace") }),
          }
        : {}),
      ...(until ? { until: deadlineIn(language, until) } : {}),
      ...(why === undefined ? {} : { reason: why }),
      ...more?.(language, page),
    },
  });
}
