// The link of a rater answers the invitation and opens the scoring sheet. A mail about new scripts carries
// the link that is open already: somebody may be scoring by it at the moment.

import type { Tx } from "#prisma/client.ts";
import type { ExamRater } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { DomainError } from "#schema/errors.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { RATER_LINK_DAYS } from "#schema/validation/programs/exam-raters.ts";
import { isRaterLocked } from "./release-lock.ts";

export interface LinkTools {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

/** The link of a rater, with its time counted from now. @returns the id of its row */
export async function renewRaterLink(tx: Tx, raterId: number, tools: LinkTools): Promise<string> {
  const expiresAt = new Date(tools.now.getTime() + RATER_LINK_DAYS * DAY);
  const known = await tx.oneTimeToken.findFirst({
    where: { raterId, kind: "EXAM_RATING", expiresAt: { gt: tools.now } },
    select: { id: true },
  });
  if (!known) return await makeRaterLink(tx, raterId, tools);
  await tx.oneTimeToken.update({ where: { id: known.id }, data: { expiresAt } });
  return known.id;
}

/** Makes the link of a rater; an earlier one ends. @returns the id of its row */
export async function makeRaterLink(tx: Tx, raterId: number, { links, now }: LinkTools): Promise<string> {
  await tx.oneTimeToken.deleteMany({ where: { raterId, kind: "EXAM_RATING" } });
  const token = links.newToken();
  const expiresAt = new Date(now.getTime() + RATER_LINK_DAYS * DAY);
  await tx.oneTimeToken.create({
    data: { ...token, kind: "EXAM_RATING", raterId, createdAt: now, expiresAt },
  });
  return token.id;
}

/** Whose link it is; null where it is none of ours, or its time is over. */
export async function openRaterLink(
  tx: Pick<Tx, "oneTimeToken">,
  link: string,
  { links, now }: LinkTools,
): Promise<ExamRater | null> {
  const token = await tx.oneTimeToken.findFirst({
    where: { tokenHash: links.hashOf(link), kind: "EXAM_RATING", expiresAt: { gt: now } },
    select: { rater: true },
  });
  return token?.rater ?? null;
}

/** Locks a rater after the session. @throws DomainError NOT_FOUND */
export async function lockRater(tx: Tx, id: number): Promise<ExamRater> {
  const found = await tx.examRater.findUnique({ where: { id }, select: { programId: true } });
  if (!found) throw new DomainError("NOT_FOUND");
  await lockProgram(tx, found.programId);
  await tx.$queryRaw`SELECT id FROM exam_raters WHERE id = ${id} FOR UPDATE`;
  return await tx.examRater.findUniqueOrThrow({ where: { id } });
}

/**
 * Locks the rater of a link, while the scores of the session may change.
 * @throws DomainError LINK_ENDED for a link that opens nothing, a rater in another state, and a session whose verdicts are locked
 */
export async function lockByLink(
  tx: Tx,
  link: string,
  states: readonly ExamRater["state"][],
  tools: LinkTools,
): Promise<ExamRater> {
  const opened = await openRaterLink(tx, link, tools);
  if (!opened) throw new DomainError("LINK_ENDED");
  const rater = await lockRater(tx, opened.id);
  const isOpen = states.includes(rater.state) && !(await isRaterLocked(tx, rater));
  if (!isOpen) throw new DomainError("LINK_ENDED");
  return rater;
}
