// Mailings to many: MEMBER writes to members and subscribers, PROGRAM to the people of a program, CONTENT and
// JOURNAL to the subscribers of what they write, and to all members about it (docs/mailing.md#mailings,
// docs/mailing.md#subscriptions, docs/mailing.md#mailings-about-a-publication).
import type { Prisma } from "#prisma/generated/client.ts";
import type { SubscriptionTopic } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { manageMembers } from "#schema/policies/people/members.ts";
import { manageApplications, manageApplicationsOf } from "#schema/policies/programs/applications.ts";
import { writePosts } from "#schema/policies/site/posts.ts";

/** Writes mailings of any kind: the page of mailings. */
export const writeMailings = (viewer: Viewer | null): boolean =>
  manageMembers(viewer) || manageApplications(viewer) || writePosts(viewer) || manageJournal(viewer);

interface Addressed {
  /** Of whose people; null: of none. */
  readonly programId: number | null;
  /** Of whose subscribers; null: of none. */
  readonly topic: SubscriptionTopic | null;
  /** The post or issue it is about; null: none. */
  readonly postId: number | null;
  readonly issueId: number | null;
}

/** Writes a mailing to these people, sends and stops it. */
export function writeMailing(
  viewer: Viewer | null,
  { programId, topic, postId, issueId }: Addressed,
): boolean {
  if (programId !== null) return manageApplicationsOf(viewer, programId);
  if (manageMembers(viewer)) return true;
  if (issueId !== null || topic === "JOURNAL") return postId === null && manageJournal(viewer);
  return (postId !== null || topic !== null) && writePosts(viewer);
}

/** Creates one. Users who do not manage members write to all of them, or to subscribers. */
export const beginMailing = (
  viewer: Viewer | null,
  { isChosen, ...to }: Addressed & { readonly isChosen: boolean },
): boolean => writeMailing(viewer, to) && (!isChosen || manageMembers(viewer));

/** Sees who the people of a mailing are. */
export const seeMailingPeople = (
  viewer: Viewer | null,
  { programId }: Pick<Addressed, "programId">,
): boolean => (programId === null ? manageMembers(viewer) : manageApplicationsOf(viewer, programId));

/** The mailings that somebody may write. */
export const writtenBy = (viewer: Viewer | null): Prisma.MailingWhereInput => ({
  OR: [
    ...(manageMembers(viewer) ? [{ programId: null }] : []),
    ...(manageApplications(viewer)
      ? [{ programId: { not: null, notIn: [...(viewer?.blindTo ?? [])] } }]
      : []),
    ...(writePosts(viewer)
      ? [
          {
            programId: null,
            issueId: null,
            OR: [{ postId: { not: null } }, { topic: { not: "JOURNAL" as const } }],
          },
        ]
      : []),
    ...(manageJournal(viewer)
      ? [{ programId: null, postId: null, OR: [{ issueId: { not: null } }, { topic: "JOURNAL" as const }] }]
      : []),
  ],
});
