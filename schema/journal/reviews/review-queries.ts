// Defines what the editors ask about manuscripts and their reviews.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { listArgs } from "#schema/core/lists/list-page.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { NAME_COLUMNS, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { managedSubmissions } from "#schema/policies/journal/reviews.ts";
import { searchedWords } from "#schema/validation/journal/reviews.ts";
import { CandidateRef, findCandidates } from "./candidates.ts";
import { ManagedSubmissionRef } from "./managed-submission.ts";
import { ownManuscripts } from "./own-manuscripts.ts";
import { ManagedSubmissionsPageRef, SubmissionFilterRef, SubmissionSortRef } from "./submission-list.ts";

/** People who may handle a manuscript. */
const JournalEditorRef = builder.objectRef<{ readonly id: number } & NamedPerson>("JournalEditor").implement({
  description: "Somebody who holds the role of the journal.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.string({ resolve: (person, _args, context) => nameFor(context, person) }),
  }),
});

/** The manuscripts an editor sees. */
async function ofManaged(id: number, context: Context) {
  const { memberId } = authorOf(context);
  return { AND: [{ id }, managedSubmissions(await ownManuscripts(db, memberId))] };
}

builder.queryFields((t) => ({
  managedSubmissions: t.field({
    type: ManagedSubmissionsPageRef,
    description: "The manuscripts on the editorial queue, without those the viewer wrote.",
    authScopes: { can: manageJournal },
    args: {
      filter: t.arg({ type: SubmissionFilterRef }),
      sort: t.arg({ type: SubmissionSortRef, required: true, defaultValue: "WAITING" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, context) => ({
      filter: { ...filter, viewerId: authorOf(context).memberId },
      now: context.clock.now(),
      ...listQuery,
    }),
  }),

  managedSubmission: t.prismaField({
    type: ManagedSubmissionRef,
    nullable: true,
    description: "A manuscript; null where there is none, and for an editor who wrote it.",
    authScopes: { can: manageJournal },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (query, _root, { id }, context) => {
      const columns = { ...query };
      const found = await db.submission.findFirst({ ...columns, where: await ofManaged(id, context) });
      if (found) {
        const view = { action: "viewSubmission", subject: "submission", subjectId: id } as const;
        await recordView(view, authorOf(context));
      }
      return found;
    },
  }),

  reviewerCandidates: t.field({
    type: [CandidateRef],
    description: "Who may be asked to review. That somebody looked is written down.",
    authScopes: { can: manageJournal },
    args: {
      submissionId: t.arg({ type: "Id", required: true }),
      words: t.arg.string({ required: true, validate: searchedWords }),
    },
    resolve: async (_root, { submissionId, words }, context) => {
      const found = await db.submission.findFirst({ where: await ofManaged(submissionId, context) });
      if (!found) return [];
      const view = { action: "viewReviewers", subject: "submission", subjectId: submissionId } as const;
      const author = authorOf(context);
      // Without the words: they may be the name of a reviewer, and the log is read by people who may be authors.
      await recordView(view, author);
      return [...(await findCandidates({ submissionId, words: words.trim(), viewerId: author.memberId }))];
    },
  }),

  journalEditors: t.field({
    type: [JournalEditorRef],
    description: "Who may handle a manuscript.",
    authScopes: { can: manageJournal },
    resolve: () =>
      db.member.findMany({
        where: { status: "ACTIVE", staffRoles: { some: { role: { in: ["JOURNAL", "SUPER"] } } } },
        select: { id: true, ...NAME_COLUMNS },
        orderBy: [{ name: "asc" }, { id: "asc" }],
      }),
  }),
}));
