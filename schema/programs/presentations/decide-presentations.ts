import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { PresentationDecision } from "#schema/validation/programs/presentations.ts";
import { lockCall } from "./lock-call.ts";
import { writeDecided } from "./presentation-mails.ts";

interface Decided {
  readonly programId: number;
  readonly ids: readonly number[];
  readonly decision: PresentationDecision;
  readonly messageKo: string;
  readonly messageEn: string | null;
}

/**
 * Accepts or declines presentations of a program by the reviews or by the committee's vote, and writes to
 * each. What was decided may be decided again; who is declined leaves the sessions. All of them or none.
 * @returns how many changed
 * @throws DomainError NOT_FOUND for one of another program; MOVE_REFUSED for a draft and for what is withdrawn
 */
export async function decidePresentations(
  tx: Tx,
  { programId, ids, decision, messageKo, messageEn }: Decided,
  { memberId, now }: Author,
): Promise<ActionResult> {
  const { program } = await lockCall(tx, programId);
  const found = await tx.presentation.findMany({
    where: { programId, id: { in: [...ids] } },
    orderBy: { id: "asc" },
  });
  if (found.length < new Set(ids).size) throw new DomainError("NOT_FOUND");
  if (found.some(({ state }) => state === "DRAFT" || state === "WITHDRAWN"))
    throw new DomainError("MOVE_REFUSED");
  const changed = found.filter(({ state }) => state !== decision);
  for (const { id, memberId: submitterId } of changed) {
    await tx.presentation.update({
      where: { id },
      data: {
        state: decision,
        decidedAt: now,
        decidedById: memberId,
        version: { increment: 1 },
        ...(decision === "DECLINED" ? { sessionId: null, place: null } : {}),
      },
    });
    const messages = { ko: messageKo, en: messageEn };
    await writeDecided(tx, program, { memberId: submitterId, messages }, now);
  }
  const lines = changed.map(({ id, state }) => ({
    subjectId: programId,
    before: { presentation: id, state },
    after: { presentation: id, state: decision },
  }));
  return { result: changed.length, lines };
}
