// Somebody of the office sees the site as a member does, for half an hour, and changes nothing
// (docs/core.md#access-to-peoples-data).
import { createHash, randomBytes } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import type { LockedMember } from "./lock-member.ts";

const LASTS_MS = 30 * MINUTE;

export interface StartedView {
  readonly memberId: number;
  /** Identifies the view in `Authorization: View <token>`; only the person who asked has it. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** What a token of a view is looked up by. */
export const hashOfView = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash("sha256").update(token).digest());

/**
 * Begins to see the site as the member does; what the session saw as somebody else before ends.
 * @throws DomainError CONFLICT where the account is not active: its owner sees nothing either
 */
export async function startView(
  tx: Tx,
  member: LockedMember,
  { sessionId, reason, now }: { readonly sessionId: string; readonly reason: string; readonly now: Date },
): Promise<ActionResult<StartedView>> {
  if (member.status !== "ACTIVE") throw new DomainError("CONFLICT");
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + LASTS_MS);
  const view = { memberId: member.id, tokenHash: hashOfView(token), expiresAt };
  await tx.memberView.upsert({ where: { sessionId }, create: { sessionId, ...view }, update: view });
  return { result: { memberId: member.id, token, expiresAt }, lines: [{ subjectId: member.id, reason }] };
}

/** Ends what the session sees as somebody else; the log says when. @returns false: there was nothing, or it was over */
export async function endView(tx: Tx, sessionId: string): Promise<ActionResult<boolean>> {
  const view = await tx.memberView.findUnique({ where: { sessionId }, select: { memberId: true } });
  const { count } = await tx.memberView.deleteMany({ where: { sessionId } });
  return view && count > 0
    ? { result: true, lines: [{ subjectId: view.memberId }] }
    : { result: false, lines: [] };
}
