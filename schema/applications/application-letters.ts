// Mails about applications, in the language of the person who gets them.
import type { Tx } from "#prisma/client.ts";
import type { ApplicationCancelReason, Language, MailKind } from "#prisma/generated/enums.ts";
import { momentIn, PAYMENTS_PLACE, wonIn } from "#schema/mail/letter-details.ts";
import { writeMail } from "#schema/mail/write-mail.ts";
import { textIn } from "#schema/shared/language.ts";

/** What a letter may say beside the program. */
interface Said {
  readonly now: Date;
  readonly amount?: number;
  /** Nobody knows yet where the money goes back to. */
  readonly accountAsked?: boolean;
  readonly until?: Date | null;
  readonly cancelReason?: ApplicationCancelReason;
  /** The office's own words, in place of the usual ones. */
  readonly reason?: string | null;
  readonly subject?: string;
  readonly message?: string;
}

interface Applicant {
  readonly memberId: number | null;
  readonly programId: number;
}

const REASONS: Readonly<Record<ApplicationCancelReason, Readonly<Record<Language, string>>>> = {
  OFFICE: { KO: "사무국에서 취소했습니다.", EN: "The office cancelled it." },
  PROGRAM_CANCELLED: { KO: "행사가 취소되었습니다.", EN: "The event was cancelled." },
  PAYMENT_EXPIRED: { KO: "납부 기한이 지났습니다.", EN: "The payment did not arrive in time." },
  OFFER_LAPSED: {
    KO: "자리를 받을 수 있는 기한이 지났습니다.",
    EN: "The seat was not taken in time.",
  },
  ACCOUNT_WITHDRAWN: { KO: "회원 탈퇴로 취소되었습니다.", EN: "The account was closed." },
};

/** Writes to the applicant, unless the person is gone. */
export async function writeApplicationLetter(
  tx: Tx,
  kind: MailKind,
  { memberId, programId }: Applicant,
  { now, amount, accountAsked, until, cancelReason, reason, subject, message }: Said,
): Promise<void> {
  if (memberId === null) return;
  const to = await tx.member.findUnique({
    where: { id: memberId },
    select: { id: true, email: true, language: true, erasedAt: true },
  });
  if (!to || to.erasedAt !== null) return;
  const { titleKo, titleEn } = await tx.program.findUniqueOrThrow({
    where: { id: programId },
    select: { titleKo: true, titleEn: true },
  });
  const { language } = to;
  const why = reason ?? (cancelReason && REASONS[cancelReason][language]);
  await writeMail(tx, kind, to, {
    now,
    details: {
      program: textIn({ ko: titleKo, en: titleEn }, language),
      ...(amount === undefined ? {} : { amount: wonIn(language, amount) }),
      ...(accountAsked ? { refundPlace: PAYMENTS_PLACE[language] } : {}),
      ...(until ? { until: momentIn(language, until) } : {}),
      ...(why === undefined ? {} : { reason: why }),
      ...(subject === undefined ? {} : { subject }),
      ...(message === undefined ? {} : { message }),
    },
  });
}
