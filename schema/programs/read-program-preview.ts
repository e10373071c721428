// Which program whoever holds a link to it may read, and until when (decision 116). Asked anew each time, for the page and for each file.
import { db } from "#prisma/client.ts";
import type { Clock, PreviewLinks } from "#schema/context.ts";
import { sharesProgramPreviews } from "#schema/policies/programs.ts";

export interface OpenedProgram {
  readonly programId: number;
  /** When the link ends. */
  readonly expiresAt: Date;
}

/** Null where the link is not good, was taken back, has ended, or the program lies in the trash. */
export async function readProgramPreview(
  link: string,
  { clock, previews }: { readonly clock: Clock; readonly previews: PreviewLinks },
): Promise<OpenedProgram | null> {
  const now = clock.now();
  const id = previews.read(link, now);
  if (id === null) return null;
  return await db.programPreview.findFirst({
    where: { id, expiresAt: { gt: now }, program: { deletedAt: null }, createdBy: sharesProgramPreviews },
    select: { programId: true, expiresAt: true },
  });
}
