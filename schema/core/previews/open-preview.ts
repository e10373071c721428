// Defines which post, program or page anyone who holds a link may read, and until when (decision 195). Asked
// again each time, for the page and for each file on it.
import { db } from "#prisma/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import type { Clock, PreviewLinks } from "#schema/context.ts";
import { openingPreviews } from "#schema/policies/core/previews.ts";

/** One of the three names what it opens. */
export interface OpenedPreview {
  readonly postId: number | null;
  readonly programId: number | null;
  readonly pageKey: PageKey | null;
  /** Whose link it is: it shows what that person typed last. */
  readonly createdById: number;
  /** When it ends. */
  readonly expiresAt: Date;
}

export interface PreviewReading {
  readonly clock: Clock;
  readonly previews: PreviewLinks;
}

/**
 * Null where the link is unknown, revoked or expired, its maker may no longer write such things, or what it
 * names is in the trash.
 */
export async function openPreview(
  link: string,
  { clock, previews }: PreviewReading,
): Promise<OpenedPreview | null> {
  const now = clock.now();
  const id = previews.read(link, now);
  if (id === null) return null;
  return await db.preview.findFirst({
    where: { id, expiresAt: { gt: now }, AND: openingPreviews },
    select: { postId: true, programId: true, pageKey: true, createdById: true, expiresAt: true },
  });
}
