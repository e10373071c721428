import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { ManagedReviewRef } from "./managed-review.ts";
import { setReviewFileReaders } from "./review-file.ts";

action("setReviewFileReaders", {
  who: "office",
  can: manageJournal,
  subject: "submission",
  visitorsSee: false,
  type: ManagedReviewRef,
  description:
    "Says whether the decision opens the file of a sent review to the authors. MOVE_REFUSED once it is decided.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    forAuthors: arg.boolean({ required: true }),
  })),
  run: (tx, asked, author) => setReviewFileReaders(tx, asked, author),
  answer: (query, id) => db.review.findUniqueOrThrow({ ...query, where: { id } }),
});
