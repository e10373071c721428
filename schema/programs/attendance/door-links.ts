// The links of helpers without an account (docs/courses.md#check-in): each opens the check-in of one program on one day in Seoul.
import type { Tx } from "#prisma/client.ts";
import type { DoorLink } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { RECORDS_OF_LINK } from "#schema/validation/programs/attendance.ts";

/** Links of one program that are valid at a time. */
const LINKS_MAX = 50;

/**
 * Makes a link for a day that is not over.
 * @throws DomainError NOT_FOUND; VALIDATION for a day in the past, and where there are too many links
 */
export async function createDoorLink(
  tx: Tx,
  { programId, label, day }: { readonly programId: number; readonly label: string; readonly day: string },
  { memberId, now }: Author,
  links: OneTimeLinks,
): Promise<ActionResult<string>> {
  const program = await tx.program.findFirst({
    where: { id: programId, deletedAt: null },
    select: { id: true },
  });
  if (!program) throw new DomainError("NOT_FOUND");
  if (day < seoulDay(now)) throw validationError({ day: ["DATE_INVALID"] });
  const valid = { programId, revokedAt: null, expiresAt: { gt: now } };
  if ((await tx.doorLink.count({ where: valid })) >= LINKS_MAX)
    throw validationError({ label: ["TOO_MANY_ROWS"] });
  const { id, tokenHash } = links.newToken();
  const dates = { opensAt: seoulMidnight(day), expiresAt: seoulMidnight(day, 1), createdAt: now };
  await tx.doorLink.create({ data: { id, tokenHash, programId, label, createdById: memberId, ...dates } });
  return { result: id, lines: [{ subjectId: programId, after: { label, day } }] };
}

/**
 * Ends a link at once. A link that has ended stays as it is.
 * @throws DomainError NOT_FOUND
 */
export async function revokeDoorLink(tx: Tx, id: string, { now }: Author): Promise<ActionResult<string>> {
  const link = await tx.doorLink.findUnique({ where: { id } });
  if (!link) throw new DomainError("NOT_FOUND");
  const { count } = await tx.doorLink.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: now },
  });
  const line = { subjectId: link.programId, before: { label: link.label } };
  return { result: id, lines: count === 0 ? [] : [line] };
}

interface DoorTools {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

/** The link of a token while its day lasts or is to come, and its program takes place; null otherwise. */
export async function openDoorLink(
  tx: Pick<Tx, "doorLink">,
  token: string,
  { links, now }: DoorTools,
): Promise<DoorLink | null> {
  return await tx.doorLink.findFirst({
    where: {
      tokenHash: links.hashOf(token),
      revokedAt: null,
      expiresAt: { gt: now },
      program: { deletedAt: null, cancelledAt: null },
    },
  });
}

/**
 * The day at the door that a helper's link opens, to record what happens there. A link takes as many records
 * as a day at a door never needs.
 * @returns the program, and who records
 * @throws DomainError LINK_ENDED, also before its day; TOO_MANY_TRIES
 */
export async function openDoor(
  tx: Pick<Tx, "doorLink" | "attendance">,
  token: string,
  tools: DoorTools,
): Promise<{ programId: number; memberId: null; doorLinkId: string; now: Date }> {
  const opened = await openDoorLink(tx, token, tools);
  if (!opened || opened.opensAt > tools.now) throw new DomainError("LINK_ENDED");
  if ((await tx.attendance.count({ where: { doorLinkId: opened.id } })) >= RECORDS_OF_LINK) {
    throw new DomainError("TOO_MANY_TRIES");
  }
  return { programId: opened.programId, memberId: null, doorLinkId: opened.id, now: tools.now };
}
