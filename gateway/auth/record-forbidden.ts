import { db } from "#prisma/client.ts";
import { recordOnce } from "#schema/people/sign-ins/record-sign-in.ts";
import { originOf, type Sender } from "./sender.ts";

/**
 * Writes down that somebody signed in asked for what they may not.
 * @param memberId of the person, not of the account somebody of the office sees
 * @param asked the fields of GraphQL, or the path of the call
 */
export async function recordForbidden(
  memberId: number,
  asked: readonly string[],
  from: Sender,
  now: Date,
): Promise<void> {
  const [reason] = asked;
  if (reason === undefined) return;
  await recordOnce(db, { kind: "FORBIDDEN", memberId, reason, ...originOf(from) }, now);
}
