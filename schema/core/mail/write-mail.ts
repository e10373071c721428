import type { Tx } from "#prisma/client.ts";
import type { Language, MailKind } from "#prisma/generated/enums.ts";
import { enqueue } from "#prisma/queue.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { NAME_COLUMNS, nameIn } from "#schema/core/shared/person-name.ts";
import {
  type ComposedMail,
  composeMail,
  type MailFrame,
  type MailText,
  type WrittenKind,
} from "./compose-mail.ts";
import type { DetailsOf } from "./kind-details.ts";
import { readOwnWords } from "./mail-templates.ts";

export interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
}

/** Somebody without an account. */
export interface OutsideAddressee extends Omit<Addressee, "id"> {
  readonly id: null;
}

/** What is around an email of the association. */
export async function readFrame(tx: Tx, language: Language, reader: string | null): Promise<MailFrame> {
  const { nameKo, nameEn, addressKo, addressEn, phone } = await readSettings(tx);
  const address = language === "EN" ? (addressEn ?? addressKo) : (addressKo ?? addressEn);
  const contact = [address, phone].flatMap((line) => line || []);
  return { association: textIn({ ko: nameKo, en: nameEn }, language), contact, reader };
}

/** An email as its reader would get it. */
export async function readMailText<Kind extends WrittenKind>(
  tx: Tx,
  kind: Kind,
  to: Addressee | OutsideAddressee,
  details: DetailsOf<Kind> | undefined,
): Promise<ComposedMail> {
  const frame = await readFrame(tx, to.language, await readerOf(tx, to));
  return composeMail(kind, to.language, frame, details, await readOwnWords(tx, kind));
}

/** The name, in the language of the email, of a member who has proved the address it goes to. */
async function readerOf(
  tx: Tx,
  { id, email, language }: Addressee | OutsideAddressee,
): Promise<string | null> {
  if (id === null) return null;
  const select = { ...NAME_COLUMNS, email: true, emailProvedAt: true } as const;
  const member = await tx.member.findUnique({ where: { id }, select });
  return member && isProved(member) && member.email === email ? nameIn(language, member) : null;
}

/** Whether the address is known to be the member's. */
export const isProved = ({ emailProvedAt }: { readonly emailProvedAt: Date | null }): boolean =>
  emailProvedAt !== null;

/**
 * Writes a mail into the outbox, and the job that sends it, in the transaction of its cause.
 * @param options.tokenId the row whose link is in the mail
 * @param options.calendarOfId the program whose calendar file goes with it
 * @param options.details what the email says beside its words, in the language of `to`
 * @param options.submissionId the manuscript it is about (docs/reviews.md#reviews)
 * @param options.lateSubmissionIds the late manuscripts it is about (docs/manuscripts.md#emails-about-deadlines)
 */
export async function writeMail<Kind extends WrittenKind>(
  tx: Tx,
  kind: Kind,
  to: Addressee | OutsideAddressee,
  {
    now,
    tokenId = null,
    submissionId = null,
    lateSubmissionIds = [],
    calendarOfId = null,
    details,
  }: {
    readonly now: Date;
    readonly tokenId?: string | null;
    readonly submissionId?: number | null;
    readonly lateSubmissionIds?: readonly number[];
    readonly calendarOfId?: number | null;
    readonly details?: DetailsOf<Kind>;
  },
): Promise<void> {
  const mail = await readMailText(tx, kind, to, details);
  const mailIds = await storeMails(tx, [{ kind, to, mail, tokenId, submissionId, calendarOfId }], now);
  await tx.mailSubmission.createMany({
    data: mailIds.flatMap((mailId) => lateSubmissionIds.map((lateId) => ({ mailId, submissionId: lateId }))),
  });
}

interface Written {
  readonly kind: MailKind;
  readonly to: Addressee | OutsideAddressee;
  readonly mail: MailText | ComposedMail;
  readonly tokenId?: string | null;
  readonly submissionId?: number | null;
  readonly calendarOfId?: number | null;
  /** Of an email to many: which, and whose address in the form that is compared. It goes there once. */
  readonly of?: { readonly mailingId: number; readonly recipientKey: string };
  /** Which its reader ends by its link. */
  readonly subscriptionId?: number | null;
}

/**
 * Puts emails that are composed into the outbox, each with the job that sends it, by three statements in all.
 * @returns how many: of an email to many, one that is there already is left out
 */
export async function putInOutbox(tx: Tx, mails: readonly Written[], now: Date): Promise<number> {
  return (await storeMails(tx, mails, now)).length;
}

/** @returns the ids of the mails */
async function storeMails(tx: Tx, mails: readonly Written[], now: Date): Promise<readonly number[]> {
  const rows = await tx.mail.createManyAndReturn({
    data: mails.map(
      ({
        kind,
        to,
        mail,
        tokenId = null,
        submissionId = null,
        calendarOfId = null,
        subscriptionId = null,
        of = {},
      }) => ({
        kind,
        memberId: to.id,
        toAddress: to.email,
        language: to.language,
        ...mail,
        ...of,
        tokenId,
        submissionId,
        calendarOfId,
        subscriptionId,
        createdAt: now,
      }),
    ),
    skipDuplicates: true,
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  await enqueue(tx, "mail", ids.map(String));
  return ids;
}
