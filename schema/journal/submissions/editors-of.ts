import type { Tx } from "#prisma/client.ts";
import type { Prisma, Submission } from "#prisma/generated/client.ts";
import type { Addressee } from "#schema/core/mail/write-mail.ts";

/**
 * Who is notified about a manuscript: its handling editor; every editor of the journal while there is none,
 * or where the handling editor left, is suspended or is no editor any more. Nobody who wrote it.
 */
export async function editorsOf(
  tx: Tx,
  { id, handlingEditorId, submitterId }: Pick<Submission, "id" | "handlingEditorId" | "submitterId">,
): Promise<readonly Addressee[]> {
  const authors = await tx.submissionAuthor.findMany({ where: { submissionId: id } });
  const written = [submitterId, ...authors.map(({ memberId }) => memberId)].flatMap((one) => one ?? []);
  const editors = async (who: Prisma.MemberWhereInput) =>
    await tx.member.findMany({
      where: {
        ...who,
        status: "ACTIVE",
        emailKey: { notIn: authors.map(({ email }) => email.toLowerCase()) },
        NOT: { id: { in: written } },
      },
      select: { id: true, email: true, language: true },
    });
  const assigned =
    handlingEditorId === null
      ? []
      : await editors({
          id: handlingEditorId,
          staffRoles: { some: { role: { in: ["JOURNAL", "SUPER"] } } },
        });
  return assigned.length > 0 ? assigned : await editors({ staffRoles: { some: { role: "JOURNAL" } } });
}
