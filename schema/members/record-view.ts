import { db } from "#prisma/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import type { Author } from "#schema/shared/author.ts";
import { VIEW_MEMBER } from "./member-change.ts";

/** A page that asks again within this time is the same look. */
const SAME_LOOK_MS = 10 * 60 * 1_000;

/** Writes down that somebody of the office looked at a member's personal data. */
export async function recordView(memberId: number, author: Author): Promise<void> {
  const last = await db.auditEntry.findFirst({
    where: { subject: "member", subjectId: memberId, action: VIEW_MEMBER, actorId: author.memberId },
    orderBy: { id: "desc" },
    select: { createdAt: true },
  });
  if (last && author.now.getTime() - last.createdAt.getTime() < SAME_LOOK_MS) return;
  await db.$transaction((tx) =>
    recordAudit(tx, author, { action: VIEW_MEMBER, subject: "member", subjectId: memberId }),
  );
}
