import type { Tx } from "#prisma/client.ts";
import type { Language, MailKind } from "#prisma/generated/enums.ts";
import { enqueue } from "#prisma/queue.ts";
import { readSettings } from "#schema/settings/read-settings.ts";
import { textIn } from "#schema/shared/language.ts";
import { composeLetter, type Letter, type LetterDetails } from "./letters.ts";

export interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
}

/** Somebody without an account. */
export interface Stranger extends Omit<Addressee, "id"> {
  readonly id: null;
}

/** A letter as its reader would get it. */
export async function readLetter(
  tx: Tx,
  kind: MailKind,
  { language }: Pick<Addressee, "language">,
  details: LetterDetails,
): Promise<Letter> {
  const { nameKo, nameEn } = await readSettings(tx);
  return composeLetter(kind, language, textIn({ ko: nameKo, en: nameEn }, language), details);
}

/**
 * Writes a mail into the outbox, and the job that sends it, in the transaction of its cause.
 * @param options.tokenId the row whose link stands in the mail
 * @param options.details what the letter says beside its words, in the language of `to`
 */
export async function writeMail(
  tx: Tx,
  kind: MailKind,
  to: Addressee | Stranger,
  {
    now,
    tokenId = null,
    details = {},
  }: { readonly now: Date; readonly tokenId?: string | null; readonly details?: LetterDetails },
): Promise<void> {
  const { id } = await tx.mail.create({
    data: {
      kind,
      memberId: to.id,
      toAddress: to.email,
      language: to.language,
      ...(await readLetter(tx, kind, to, details)),
      tokenId,
      createdAt: now,
    },
    select: { id: true },
  });
  await enqueue(tx, "mail", [String(id)]);
}
