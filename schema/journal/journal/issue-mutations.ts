// Defines what editors do with issues. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { missingReasonArg } from "#schema/journal/submissions/missing-requirements.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { issueInput, issuePublication } from "#schema/validation/journal/journal-articles.ts";
import { ManagedIssueRef } from "./issue-office.ts";
import { publishIssue, unscheduleIssue } from "./publish-issue.ts";
import { createIssue, deleteIssue, saveIssue } from "./save-issue.ts";

const IssueInputRef = builder
  .inputType("IssueInput", {
    fields: (t) => ({
      volume: t.int({ required: true }),
      number: t.int({ required: true }),
      issuedOn: t.string({ required: true, description: "The day that is printed on it: 2026-06-30." }),
      titleKo: t.string({ description: "Of a special issue." }),
      titleEn: t.string(),
      articleIds: t.field({ type: ["Id"], description: "All its articles, in order; none of a new one." }),
    }),
  })
  .validate(issueInput);

const ofIssues = { can: manageJournal, subject: "issue", visitorsSee: true, type: ManagedIssueRef } as const;
const CONFLICT = "CONFLICT with `extensions.conflict`, the issue as it is now, when it was saved since.";
const held = builder.args((arg) => ({
  id: arg.field({ type: "Id", required: true }),
  version: arg.int({ required: true }),
}));
const answer = (query: object, id: number) => db.journalIssue.findUniqueOrThrow({ ...query, where: { id } });

action("createIssue", {
  who: "office",
  ...ofIssues,
  description: "Begins an issue. ISSUE_TAKEN at `number`.",
  args: builder.args((arg) => ({ input: arg.field({ type: IssueInputRef, required: true }) })),
  run: (tx, { input }) => createIssue(tx, input),
  answer,
});

action("saveIssue", {
  who: "office",
  ...ofIssues,
  description: `Saves an issue that was read at \`version\`; MOVE_REFUSED once it is out. ${CONFLICT}`,
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: IssueInputRef, required: true }),
  })),
  run: (tx, { input: issue, ...one }, author) => saveIssue(tx, { ...one, issue }, author),
  answer,
});

action("publishIssue", {
  who: "office",
  ...ofIssues,
  description: `Lets an issue come out at a time, or at once: then nothing takes it back. ISSUE_EMPTY, ISSUE_NOT_READY; REQUIREMENTS_MISSING; MOVE_REFUSED once it is out. ${CONFLICT}`,
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    at: arg.field({ type: "DateTime", description: "Null: at once." }),
    ...missingReasonArg,
  })),
  validate: issuePublication.loose(),
  run: (tx, { id, version, missingReason, ...given }, author) =>
    publishIssue(
      tx,
      { id, version, at: issuePublication.parse(given).at, missingReason: missingReason ?? null },
      author,
    ),
  answer,
});

action("unscheduleIssue", {
  who: "office",
  ...ofIssues,
  description: `Takes the time of an issue back before it has come; MOVE_REFUSED unless one is set. ${CONFLICT}`,
  args: held,
  run: (tx, one, author) => unscheduleIssue(tx, one, author),
  answer,
});

action("deleteIssue", {
  who: "office",
  ...ofIssues,
  type: "Boolean",
  description: `Throws away an issue without articles; MOVE_REFUSED for any other. ${CONFLICT}`,
  args: held,
  run: (tx, one, author) => deleteIssue(tx, one, author),
  answer: () => true,
});
