import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { lockOwnFiles } from "#schema/core/files/lock-files.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { lockCall } from "./lock-call.ts";

interface Saved {
  readonly id: number;
  readonly version: number;
  /** The one that is there, or another one in its place; null: none. */
  readonly fileId: number | null;
  /** Visitors may see them. */
  readonly isPublic: boolean;
}

/** A presentation without slides. */
export const NO_SLIDES = {
  slidesId: null,
  slidesPublic: false,
  slidesRemovedAt: null,
  slidesRemovalReason: null,
} as const;

interface Sending {
  readonly state: string;
  readonly call: {
    readonly slidesUntil: Date | null;
    readonly program: { readonly cancelledAt: Date | null };
  };
}

/** Until when slides are sent, excluded; null where they are not. */
export function slidesDeadline({ state, call: { slidesUntil, program } }: Sending, now: Date): Date | null {
  const isAccepted = state === "ORAL" || state === "POSTER";
  if (!isAccepted || program.cancelledAt !== null || slidesUntil === null) return null;
  return now < slidesUntil ? slidesUntil : null;
}

/**
 * Sends the slides of an own presentation, replaces or deletes them, and says whether visitors may see them.
 * They are sent until the date of the call, and deleted or hidden at any time. The former file is swept, as
 * any that nothing uses. What the office removed ends with another file.
 * @returns the new content version
 * @throws DomainError NOT_FOUND for somebody else's; CONFLICT; DEADLINE_PASSED for what is not accepted, too;
 * VALIDATION FILE_UNKNOWN at `fileId`
 */
export async function saveSlides(
  tx: Tx,
  { id, version, fileId, isPublic }: Saved,
  { memberId, now }: Author,
): Promise<bigint> {
  const found = await tx.presentation.findFirst({ where: { id, memberId } });
  if (!found) throw new DomainError("NOT_FOUND");
  const call = await lockCall(tx, found.programId);
  const current = await tx.presentation.findUniqueOrThrow({ where: { id } });
  if (current.version !== version) throw new DomainError("CONFLICT");
  if (fileId !== null && fileId !== current.slidesId) {
    if (slidesDeadline({ ...current, call }, now) === null) throw new DomainError("DEADLINE_PASSED");
    const isOwn = await lockOwnFiles(tx, [fileId], { kind: "SLIDES", memberId });
    if (!isOwn) throw validationError({ fileId: ["FILE_UNKNOWN"] });
  }
  await tx.presentation.update({
    where: { id },
    data: {
      ...(fileId === current.slidesId ? {} : NO_SLIDES),
      ...(fileId === null ? {} : { slidesId: fileId, slidesPublic: isPublic }),
      version: { increment: 1 },
    },
  });
  return await bumpContentVersion(tx);
}
