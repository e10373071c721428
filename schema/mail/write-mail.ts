import type { Tx } from "#prisma/client.ts";
import type { Language, MailKind } from "#prisma/generated/enums.ts";
import { enqueue } from "#prisma/queue.ts";
import { readSettings } from "#schema/settings/read-settings.ts";
import { textIn } from "#schema/shared/language.ts";
import { composeLetter, type LetterDetails } from "./letters.ts";

export interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
}

/** Somebody without an account. */
export interface Stranger extends Omit<Addressee, "id"> {
  readonly id: null;
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
  const settings = await readSettings(tx);
  const name = textIn({ ko: settings.nameKo, en: settings.nameEn }, to.language);
  const { id } = await tx.mail.create({
    data: {
      kind,
      memberId: to.id,
      toAddress: to.email,
      language: to.language,
      ...composeLetter(kind, to.language, name, details),
      tokenId,
      createdAt: now,
    },
    select: { id: true },
  });
  await enqueue(tx, "mail", [String(id)]);
}
