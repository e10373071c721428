import { db } from "#prisma/client.ts";
import type { Author } from "#schema/shared/author.ts";
import { type Audited, recordAudit } from "./record-audit.ts";

/** A page that asks again within this time is the same look. */
const SAME_LOOK_MS = 10 * 60 * 1_000;

/** Writes down that somebody of the office looked at personal data, such as `viewMember` of a member. */
export async function recordView(
  view: Required<Pick<Audited, "action" | "subject" | "subjectId">>,
  author: Author,
): Promise<void> {
  const last = await db.auditEntry.findFirst({
    where: { ...view, actorId: author.memberId },
    orderBy: { id: "desc" },
    select: { createdAt: true },
  });
  if (last && author.now.getTime() - last.createdAt.getTime() < SAME_LOOK_MS) return;
  await db.$transaction((tx) => recordAudit(tx, author, view));
}
