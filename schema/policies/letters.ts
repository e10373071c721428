// Letters to many: MEMBER writes to members, PROGRAM to the people of a program (decision 150).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { manageApplications } from "./applications.ts";
import { manageMembers } from "./members.ts";

/** Writes letters of any kind: the page of letters. */
export const writeLetters = (viewer: Viewer | null): boolean =>
  manageMembers(viewer) || manageApplications(viewer);

/** Writes a letter to these people, sees who they are, sends and stops it. */
export const writeLetter = (
  viewer: Viewer | null,
  { programId }: { readonly programId: number | null },
): boolean => (programId === null ? manageMembers(viewer) : manageApplications(viewer));

/** The letters that somebody may write. */
export const writtenBy = (viewer: Viewer | null): Prisma.LetterWhereInput => ({
  OR: [
    ...(manageMembers(viewer) ? [{ programId: null }] : []),
    ...(manageApplications(viewer) ? [{ programId: { not: null } }] : []),
  ],
});
