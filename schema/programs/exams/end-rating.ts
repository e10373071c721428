// Defines how the work of a rater begins and ends: answered by the link, withdrawn by the office.
import type { Tx } from "#prisma/client.ts";
import type { ExamRater } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { mayRaterMove } from "#schema/validation/programs/exam-raters.ts";
import { reassign } from "./assign-ratings.ts";
import { dropOpenRatings } from "./drop-open-ratings.ts";
import { auditRater } from "./rater-facts.ts";
import { type LinkTools, lockByLink, lockRater, makeRaterLink } from "./rater-links.ts";
import { writeToRater } from "./rater-mails.ts";
import { isRaterLocked } from "./release-lock.ts";
import { assignThirds } from "./third-raters.ts";

/** Accepts the invitation; scripts that wait for a third rater go to the new one. @throws DomainError LINK_ENDED */
export async function acceptRating(tx: Tx, link: string, tools: LinkTools): Promise<void> {
  const { id } = await lockByLink(tx, link, ["INVITED"], tools);
  const data = { state: "ACCEPTED", answeredAt: tools.now, version: { increment: 1 } } as const;
  const rater = await tx.examRater.update({ where: { id }, data });
  await assignThirds(tx, rater, tools);
}

/** Declines the invitation, or gives up what was accepted. @throws DomainError LINK_ENDED */
export async function declineRating(tx: Tx, link: string, tools: LinkTools): Promise<void> {
  const rater = await lockByLink(tx, link, ["INVITED", "ACCEPTED"], tools);
  if (rater.state === "ACCEPTED") return await endRating(tx, rater, tools);
  const data = { state: "DECLINED", answeredAt: tools.now, version: { increment: 1 } } as const;
  await tx.examRater.update({ where: { id: rater.id }, data });
}

/** Ends the work of a rater who accepted: what is done counts and is paid, what is not goes to others. The rater is locked. */
async function endRating(tx: Tx, rater: ExamRater, tools: LinkTools): Promise<void> {
  const { id: raterId } = rater;
  const data = { state: "WITHDRAWN", version: { increment: 1 } } as const;
  await tx.examRater.update({ where: { id: raterId }, data });
  const lost = await dropOpenRatings(tx, raterId);
  if (lost.length > 0) await reassign(tx, rater, lost, tools);
}

/**
 * Withdraws a rater; scripts that are not done go to others, and the rater is notified. Once the verdicts are
 * locked it ends an invitation or a re-mark that nobody finishes.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for one who declined or was withdrawn, and for one whose sheets
 * are locked with the verdicts
 */
export async function withdrawRater(
  tx: Tx,
  { id, reason }: { readonly id: number; readonly reason: string },
  author: Author,
  links: LinkTools["links"],
): Promise<ActionResult> {
  const rater = await lockRater(tx, id);
  const isLocked = await isRaterLocked(tx, rater);
  if (!mayRaterMove(rater.state, "WITHDRAWN") || isLocked) throw new DomainError("MOVE_REFUSED");
  const tools = { links, now: author.now };
  const work = async () => {
    await tx.mail.deleteMany({ where: { token: { raterId: id }, state: "WAITING" } });
    await endRating(tx, rater, tools);
    await writeToRater(tx, "EXAM_RATER_WITHDRAWN", rater, tools);
    return true;
  };
  return await auditRater(tx, rater, work, reason);
}

/**
 * Mails the invitation, or the way to the sheet, once more by a new link; the one before ends. @throws
 * DomainError NOT_FOUND; MOVE_REFUSED
 */
export async function resendRaterLink(
  tx: Tx,
  id: number,
  author: Author,
  links: LinkTools["links"],
): Promise<ActionResult> {
  const rater = await lockRater(tx, id);
  const kind = rater.state === "INVITED" ? "EXAM_RATER_INVITED" : "EXAM_RATER_ACCEPTED";
  if (rater.state !== "INVITED" && rater.state !== "ACCEPTED") throw new DomainError("MOVE_REFUSED");
  const tools = { links, now: author.now };
  await makeRaterLink(tx, id, tools);
  await writeToRater(tx, kind, rater, tools);
  return { result: id, lines: [{ subjectId: rater.programId, after: { rater: id } }] };
}
