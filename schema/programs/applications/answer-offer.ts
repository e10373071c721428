// Defines what somebody does with a seat that is held for them.
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Application } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { writeApplicationMail } from "./application-mails.ts";
import { lockApplication } from "./lock-application.ts";
import { moveApplication } from "./move-application.ts";
import { releaseSeat } from "./seats.ts";
import { startApplication } from "./start-application.ts";

/** The own application with its offer, locked. */
async function lockOffered(tx: Tx, id: number, { memberId, now }: Author): Promise<Application> {
  const application = await lockApplication(tx, id);
  if (!application || application.memberId !== memberId) throw new DomainError("NOT_FOUND");
  const { state, cancelReason, offeredUntil } = application;
  if (state === "CANCELLED" && cancelReason === "OFFER_LAPSED") throw new DomainError("OFFER_ENDED");
  if (state !== "OFFERED") throw new DomainError("MOVE_REFUSED");
  // The sweep that passes the seat on may run a moment after the offer's end.
  if (offeredUntil !== null && offeredUntil <= now) throw new DomainError("OFFER_ENDED");
  return application;
}

/**
 * Takes the seat: from now on it is to be paid, or is confirmed where it costs nothing.
 * @returns the new content version
 * @throws DomainError NOT_FOUND; OFFER_ENDED; MOVE_REFUSED
 */
export async function acceptOffer(tx: Tx, id: number, author: Author): Promise<bigint> {
  const { amount } = await lockOffered(tx, id, author);
  const to = amount === 0 ? "CONFIRMED" : "AWAITING_PAYMENT";
  const data = to === "CONFIRMED" ? { confirmedAt: author.now } : {};
  await moveApplication(tx, { id, from: "OFFERED", to, actorId: author.memberId, data }, author.now);
  await startApplication(tx, await tx.application.findUniqueOrThrow({ where: { id } }), author);
  return await bumpContentVersion(tx);
}

/**
 * Leaves the seat to the next.
 * @returns the new content version
 * @throws DomainError NOT_FOUND; OFFER_ENDED; MOVE_REFUSED
 */
export async function declineOffer(tx: Tx, id: number, author: Author): Promise<bigint> {
  const application = await lockOffered(tx, id, author);
  const { memberId: actorId, now } = author;
  await moveApplication(tx, { id, from: "OFFERED", to: "WITHDRAWN", actorId, reason: "DECLINED" }, now);
  await writeApplicationMail(tx, "APPLICATION_WITHDRAWN", application, { now });
  await releaseSeat(tx, application, now);
  return await bumpContentVersion(tx);
}
