// Letters to many: MEMBER writes to members and subscribers, PROGRAM to the people of a program, CONTENT and JOURNAL to the subscribers of
// what they write (decision 150, decision 167).
import type { Prisma } from "#prisma/generated/client.ts";
import type { SubscriptionTopic } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { manageApplications } from "./applications.ts";
import { manageJournal } from "./journal.ts";
import { manageMembers } from "./members.ts";
import { writePosts } from "./posts.ts";

/** Writes letters of any kind: the page of letters. */
export const writeLetters = (viewer: Viewer | null): boolean =>
  manageMembers(viewer) || manageApplications(viewer) || writePosts(viewer) || manageJournal(viewer);

interface Addressed {
  /** Of whose people; null: of none. */
  readonly programId: number | null;
  /** Of whose subscribers; null: of none. */
  readonly topic: SubscriptionTopic | null;
}

/** Writes a letter to these people, sends and stops it. */
export function writeLetter(viewer: Viewer | null, { programId, topic }: Addressed): boolean {
  if (programId !== null) return manageApplications(viewer);
  if (topic === "JOURNAL" && manageJournal(viewer)) return true;
  if (topic !== null && topic !== "JOURNAL" && writePosts(viewer)) return true;
  return manageMembers(viewer);
}

/** Sees who the people of a letter are. */
export const seeLetterPeople = (
  viewer: Viewer | null,
  { programId }: Pick<Addressed, "programId">,
): boolean => (programId === null ? manageMembers(viewer) : manageApplications(viewer));

/** The letters that somebody may write. */
export const writtenBy = (viewer: Viewer | null): Prisma.LetterWhereInput => ({
  OR: [
    ...(manageMembers(viewer) ? [{ programId: null }] : []),
    ...(manageApplications(viewer) ? [{ programId: { not: null } }] : []),
    ...(writePosts(viewer) ? [{ topic: { not: "JOURNAL" as const } }] : []),
    ...(manageJournal(viewer) ? [{ topic: "JOURNAL" as const }] : []),
  ],
});
