// Defines what the editors ask about the work as a whole.
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { JournalAffiliationRef, readJournalAffiliations } from "./journal-affiliations.ts";
import { JournalYearRef, readJournalYears } from "./journal-years.ts";
import { SubmissionFiguresRef } from "./submission-figures.ts";

builder.queryFields((t) => ({
  submissionFigures: t.field({
    type: SubmissionFiguresRef,
    description: "What reviewers have to do, and how long a first decision takes.",
    authScopes: { can: manageJournal },
    resolve: (_root, _args, context) => ({
      viewerId: authorOf(context).memberId,
      now: context.clock.now(),
    }),
  }),

  journalYears: t.field({
    type: [JournalYearRef],
    description: "What became of the manuscripts of each year, the newest first.",
    authScopes: { can: manageJournal },
    resolve: () => readJournalYears(),
  }),

  journalAffiliations: t.field({
    type: [JournalAffiliationRef],
    description: "Where the authors of each year work, the newest first.",
    authScopes: { can: manageJournal },
    resolve: () => readJournalAffiliations(),
  }),
}));
