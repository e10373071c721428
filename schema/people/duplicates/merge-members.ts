// Two accounts of one person become one, and two again within a day (docs/people.md#adding-and-merging).
import type { Tx } from "#prisma/client.ts";
import type { Member, Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { endLinks } from "#schema/people/account/end-links.ts";
import { lockManaged } from "#schema/people/members/lock-managed.ts";
import { MY_DETAILS } from "#schema/people/members/save-member.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { z } from "#schema/validation/zod.ts";
import { moveBack, movedRows, moveRows } from "./move-rows.ts";

export const MERGE_UNDO_DAYS = 1;

interface Merge {
  readonly survivorId: number;
  readonly goneId: number;
  /** As somebody has seen them. */
  readonly survivorVersion: number;
  readonly goneVersion: number;
}

/** Locks both in the order of their ids, as everywhere. */
async function lockBoth(tx: Tx, ids: readonly number[], viewer: Viewer | null): Promise<void> {
  for (const id of [...ids].sort((a, b) => a - b)) await lockManaged(tx, id, viewer);
}

/**
 * Moves what belongs to the person, fills in what the account that stays does not say, and closes the other.
 * @throws DomainError NOT_FOUND; FORBIDDEN; VALIDATION for one account twice, and for one with a role of the
 * office to go; CONFLICT for one that has changed since, or is closed
 */
export async function mergeMembers(
  tx: Tx,
  { survivorId, goneId, survivorVersion, goneVersion }: Merge,
  viewer: Viewer | null,
  { memberId: mergedById, now }: Author,
): Promise<ActionResult> {
  if (survivorId === goneId) throw validationError({ goneId: ["CHOICE_UNKNOWN"] });
  await lockBoth(tx, [survivorId, goneId], viewer);
  const survivor = await tx.member.findUniqueOrThrow({ where: { id: survivorId } });
  const gone = await tx.member.findUniqueOrThrow({ where: { id: goneId }, include: { staffRoles: true } });
  if (gone.staffRoles.length > 0) throw validationError({ goneId: ["MEMBER_LOCKED"] });
  const isSeen = survivor.version === survivorVersion && gone.version === goneVersion;
  if (!isSeen || survivor.status === "WITHDRAWN" || gone.status === "WITHDRAWN") {
    throw conflictError({ survivorVersion: survivor.version, goneVersion: gone.version });
  }
  const moved = await moveRows(tx, goneId, survivorId);
  await tx.session.deleteMany({ where: { memberId: goneId } });
  await tx.memberView.deleteMany({ where: { memberId: goneId } });
  await endLinks(tx, { memberId: goneId });
  const filled = filledFrom(survivor, gone);
  await tx.member.update({ where: { id: survivorId }, data: { ...filled, version: { increment: 1 } } });
  await tx.member.update({
    where: { id: goneId },
    data: { status: "WITHDRAWN", withdrawnAt: now, version: { increment: 1 } },
  });
  const { id } = await tx.memberMerge.create({
    data: { survivorId, goneId, moved, filled, goneStatus: gone.status, mergedById, mergedAt: now },
    select: { id: true },
  });
  const counts = Object.fromEntries(Object.entries(moved).map(([reference, ids]) => [reference, ids.length]));
  const went = { before: { status: gone.status }, after: { status: "WITHDRAWN", mergedInto: survivorId } };
  return {
    result: id,
    lines: [
      { subjectId: survivorId, after: { merged: goneId, ...filled, ...counts } },
      { subjectId: goneId, ...went },
    ],
  };
}

const ADDRESS = ["postcode", "addressLine", "addressDetail"] as const;
const texts = z.record(z.string(), z.string());

/** Details that one does not say and the other does. */
function filledFrom(survivor: Member, gone: Member): Record<string, string> {
  // An address is one: its parts come from one of the two.
  const hasAddress = ADDRESS.some((name) => survivor[name]);
  const names = [...Object.keys(MY_DETAILS), "officeNote"].filter(
    (name) => !(hasAddress && ADDRESS.some((part) => part === name)),
  );
  return texts.parse(
    Object.fromEntries(
      names.flatMap((name) => {
        const said = Reflect.get(gone, name);
        return (Reflect.get(survivor, name) ?? "") === "" && said ? [[name, said]] : [];
      }),
    ),
  );
}

/**
 * Makes two of them again. What the office has changed since about what moved goes along; details that were
 * filled in and changed since stay.
 * @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT for one that was undone, a day later, and where the
 * account that went was erased
 */
export async function undoMerge(
  tx: Tx,
  id: number,
  viewer: Viewer | null,
  { now }: Author,
): Promise<ActionResult> {
  await tx.$queryRaw`SELECT 1 FROM member_merges WHERE id = ${id} FOR UPDATE`;
  const merge = await tx.memberMerge.findUnique({ where: { id }, include: { survivor: true, gone: true } });
  if (!merge) throw new DomainError("NOT_FOUND");
  const { survivorId, goneId, goneStatus } = merge;
  await lockBoth(tx, [survivorId, goneId], viewer);
  const isOver = merge.undoneAt !== null || now.getTime() - merge.mergedAt.getTime() > MERGE_UNDO_DAYS * DAY;
  if (isOver || merge.gone.erasedAt !== null) throw new DomainError("CONFLICT");
  await moveBack(tx, movedRows.parse(merge.moved), { goneId, survivorId });
  const survivor = await tx.member.findUniqueOrThrow({ where: { id: survivorId } });
  const emptied = Object.entries(texts.parse(merge.filled)).flatMap(([name, value]) =>
    Reflect.get(survivor, name) === value ? [[name, null] as const] : [],
  );
  await tx.member.update({
    where: { id: survivorId },
    data: {
      ...(Object.fromEntries(emptied) as Prisma.MemberUpdateInput),
      version: { increment: 1 },
    },
  });
  await tx.member.update({
    where: { id: goneId },
    data: { status: goneStatus, withdrawnAt: null, version: { increment: 1 } },
  });
  await tx.memberMerge.update({ where: { id }, data: { undoneAt: now } });
  return {
    result: id,
    lines: [
      { subjectId: survivorId, before: { merged: goneId } },
      { subjectId: goneId, before: { status: "WITHDRAWN" }, after: { status: goneStatus } },
    ],
  };
}
