import type { Tx } from "#prisma/client.ts";
import { enqueue } from "#prisma/queue.ts";
import { DomainError } from "#schema/errors.ts";
import { type BulkStep, type BulkWish, takePart } from "#schema/lists/bulk.ts";
import { composeLetter } from "#schema/mail/letters.ts";
import { isProved, readFrame } from "#schema/mail/write-mail.ts";
import type { Deed } from "#schema/office-mutation.ts";
import type { Author } from "#schema/shared/author.ts";
import { textIn } from "#schema/shared/language.ts";
import { once } from "#schema/shared/request-key.ts";
import type { ApplicantsFilter } from "#schema/validation/applicant-filters.ts";
import { recipientRows } from "./letter-recipients.ts";

/** Letters of one call. */
const AT_ONCE = 200;

interface Message {
  readonly which: BulkWish;
  readonly filter: ApplicantsFilter;
  readonly subject: string;
  readonly message: string;
  readonly requestKey: string | null;
}

/**
 * Writes to the next of the people meant (letter-recipients.ts): the office's words, framed in the reader's language. Everybody gets it
 * once.
 * @returns how many were written to; none for a call that was made before with the same key
 * @throws DomainError NOT_FOUND; COUNT_CHANGED
 */
export async function writeToApplicants(tx: Tx, message: Message, author: Author): Promise<Deed<BulkStep>> {
  const { which, filter } = message;
  const { programId } = filter;
  const program = await tx.program.findUnique({
    where: { id: programId },
    select: { titleKo: true, titleEn: true },
  });
  if (!program) throw new DomainError("NOT_FOUND");
  const part = await takePart(tx, recipientRows({ filter, now: author.now }, which), which, AT_ONCE);
  const requestKey = message.requestKey && `${message.requestKey}-${which.cursor ?? "0"}`;
  const { isNew } = await once(tx, { author, requestKey, operation: "writeToApplicants" }, async () => {
    await writeAll(tx, { ...message, ids: part.ids, program }, author.now);
    return programId;
  });
  const done = isNew ? part.ids.length : 0;
  const after = { subject: message.subject, people: done };
  return {
    result: { done, passedOver: 0, cursor: part.cursor },
    lines: isNew ? [{ subjectId: programId, after }] : [],
  };
}

interface Letters extends Message {
  readonly ids: readonly number[];
  readonly program: { readonly titleKo: string | null; readonly titleEn: string | null };
}

async function writeAll(tx: Tx, { ids, program, subject, message }: Letters, now: Date) {
  const people = await tx.member.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true, email: true, language: true, emailProvedAt: true },
  });
  const frames = { KO: await readFrame(tx, "KO", null), EN: await readFrame(tx, "EN", null) };
  const letterTo = ({ name, language, ...person }: (typeof people)[number]) => {
    const frame = { ...frames[language], reader: isProved(person) ? name : null };
    const titled = textIn({ ko: program.titleKo, en: program.titleEn }, language);
    return composeLetter("PROGRAM_MESSAGE", language, frame, { program: titled, subject, message });
  };
  const mails = await tx.mail.createManyAndReturn({
    data: people.map((person) => ({
      kind: "PROGRAM_MESSAGE" as const,
      memberId: person.id,
      toAddress: person.email,
      language: person.language,
      ...letterTo(person),
      createdAt: now,
    })),
    select: { id: true },
  });
  await enqueue(
    tx,
    "mail",
    mails.map(({ id }) => String(id)),
  );
}
