import type { Tx } from "#prisma/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { DomainError } from "#schema/errors.ts";
import { composeLetter } from "#schema/mail/letters.ts";
import { readSettings } from "#schema/settings/read-settings.ts";
import type { Author } from "#schema/shared/author.ts";
import { textIn } from "#schema/shared/language.ts";
import { once } from "#schema/shared/request-key.ts";
import { SEAT_STATES } from "#schema/validation/application-state.ts";

interface Message {
  readonly programId: number;
  readonly subject: string;
  readonly message: string;
  /** Null: everybody who has a seat. */
  readonly ids: readonly number[] | null;
  readonly requestKey: string | null;
}

/**
 * Writes to people of a program, to each in the own language around the office's words; every person once.
 * @returns how many were written to; 0 for a message that was sent before with the same key
 * @throws DomainError NOT_FOUND
 */
export async function writeToApplicants(tx: Tx, message: Message, author: Author): Promise<number> {
  const { programId, requestKey } = message;
  let written = 0;
  await once(tx, { author, requestKey, operation: "writeToApplicants" }, async () => {
    written = await writeAll(tx, message, author);
    return programId;
  });
  return written;
}

async function writeAll(tx: Tx, { programId, subject, message, ids }: Message, author: Author) {
  const { now } = author;
  const program = await tx.program.findUnique({
    where: { id: programId },
    select: { titleKo: true, titleEn: true },
  });
  if (!program) throw new DomainError("NOT_FOUND");
  const applications = ids === null ? { state: { in: [...SEAT_STATES] } } : { id: { in: [...ids] } };
  const people = await tx.member.findMany({
    where: { erasedAt: null, applications: { some: { programId, ...applications } } },
    select: { id: true, email: true, language: true },
  });
  const { nameKo, nameEn } = await readSettings(tx);
  const letterIn = (language: "KO" | "EN") =>
    composeLetter("PROGRAM_MESSAGE", language, textIn({ ko: nameKo, en: nameEn }, language), {
      program: textIn({ ko: program.titleKo, en: program.titleEn }, language),
      subject,
      message,
    });
  const letters = { KO: letterIn("KO"), EN: letterIn("EN") };
  await tx.mail.createMany({
    data: people.map(({ id, email, language }) => ({
      kind: "PROGRAM_MESSAGE" as const,
      memberId: id,
      toAddress: email,
      language,
      ...letters[language],
      dueAt: now,
      createdAt: now,
    })),
  });
  await recordAudit(tx, author, {
    action: "writeToApplicants",
    subject: "program",
    subjectId: programId,
    after: { subject, people: people.length },
  });
  return people.length;
}
