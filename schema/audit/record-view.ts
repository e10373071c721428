import { db } from "#prisma/client.ts";
import type { Author } from "#schema/shared/author.ts";
import { type Audited, recordAudit } from "./record-audit.ts";

/** A page that asks again within this time is the same look. */
const SAME_LOOK_MS = 10 * 60 * 1_000;

/**
 * Writes down that somebody of the office looked at personal data, such as `viewMember` of a member; `subjectId` null: at a list of them.
 */
export async function recordView(
  view: Required<Pick<Audited, "action" | "subject" | "subjectId">>,
  author: Author,
): Promise<void> {
  const since = new Date(author.now.getTime() - SAME_LOOK_MS);
  const last = await db.auditEntry.findFirst({
    where: { ...view, actorId: author.memberId, createdAt: { gt: since } },
    select: { id: true },
  });
  if (last) return;
  await db.$transaction((tx) => recordAudit(tx, author, view));
}
