// Defines the inputs of drafts. The rules are in validation/drafts.ts.
import { builder } from "#schema/builder.ts";
import { SubmissionTypeRef } from "#schema/journal/submissions/submission-enums.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { PageKeyRef } from "#schema/site/pages/page-version.ts";
import { BoardRef } from "#schema/site/posts/board.ts";
import { draftInput } from "#schema/validation/overview/drafts.ts";

export const DraftInputRef = builder
  .inputType("DraftInput", {
    description:
      "A form as it is, finished or not, of one thing: `board`, `programKind`, `pageKey` or `submissionType` says of what.",
    fields: (t) => ({
      board: t.field({ type: BoardRef }),
      postId: t.field({ type: "Id", description: "Null while the post is not made." }),
      programKind: t.field({ type: ProgramKindRef, description: "As it is chosen in the form." }),
      programId: t.field({ type: "Id", description: "Null while the program is not made." }),
      pageKey: t.field({ type: PageKeyRef }),
      submissionType: t.field({ type: SubmissionTypeRef, description: "As it is chosen in the form." }),
      submissionId: t.field({ type: "Id", description: "Null while the manuscript is not saved." }),
      key: t.string({
        description:
          "The key that `createPost`, `createProgram` or `beginSubmission` will carry: each has a draft of its own.",
      }),
      baseVersion: t.int({
        description: "The version of what is being changed; of a page the number of its newest version.",
      }),
      payload: t.field({ type: "Json", required: true, description: "An object of at most 1 MB." }),
    }),
  })
  .validate(draftInput);
