import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import type { Addressee } from "#schema/core/mail/write-mail.ts";

/** Who is notified of a manuscript: its handling editor, or while there is none every editor; nobody who wrote it. */
export async function editorsOf(
  tx: Tx,
  { id, handlingEditorId, submitterId }: Pick<Submission, "id" | "handlingEditorId" | "submitterId">,
): Promise<readonly Addressee[]> {
  const authors = await tx.submissionAuthor.findMany({ where: { submissionId: id } });
  const written = [submitterId, ...authors.map(({ memberId }) => memberId)].flatMap((one) => one ?? []);
  const who =
    handlingEditorId === null
      ? { staffRoles: { some: { role: "JOURNAL" as const } } }
      : { id: handlingEditorId };
  return await tx.member.findMany({
    where: {
      ...who,
      status: "ACTIVE",
      emailKey: { notIn: authors.map(({ email }) => email.toLowerCase()) },
      NOT: { id: { in: written } },
    },
    select: { id: true, email: true, language: true },
  });
}
