// The authors of presentations, for the office: whose consent is missing, and removing one of them.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { rows } from "#schema/cost.ts";
import { managePresentations } from "#schema/policies/programs/presentations.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { DECISIONS_AT_ONCE } from "#schema/validation/programs/presentations.ts";
import { z } from "#schema/validation/zod.ts";
import { ManagedPresentationsRef } from "./managed-presentations.ts";
import { PresentationRef } from "./presentation.ts";
import { removeAuthor, restoreAuthor } from "./remove-author.ts";

builder.objectFields(ManagedPresentationsRef, (t) => ({
  lackingConsent: t.prismaField({
    type: [PresentationRef],
    description: "Of some presentations those with an author who declined or has not answered.",
    complexity: rows(20),
    args: {
      ids: t.arg({
        type: ["Id"],
        required: true,
        validate: z.array(z.int()).max(DECISIONS_AT_ONCE, { error: "TOO_MANY_ROWS" }),
      }),
    },
    resolve: (query, { programId }, { ids }) =>
      db.presentation.findMany({
        ...query,
        where: {
          programId,
          id: { in: [...ids] },
          state: { not: "DRAFT" },
          authors: { some: { removedAt: null, consentedAt: null } },
        },
        orderBy: { id: "asc" },
      }),
  }),
}));

const ofAuthor = {
  who: "office",
  can: managePresentations,
  subject: "program",
  visitorsSee: true,
  type: PresentationRef,
  answer: (query: object, id: number) => db.presentation.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("removePresentationAuthor", {
  ...ofAuthor,
  mailsWait: true,
  description:
    "Removes an author, who is not printed any more, and writes the reason to who submitted the presentation. MOVE_REFUSED, also for the only author.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true, description: "Of the author." }),
    reason: arg.string({ required: true, validate: reason }),
  })),
  run: (tx, removal, { now }) => removeAuthor(tx, removal, now),
});

action("restorePresentationAuthor", {
  ...ofAuthor,
  description: "Restores an author whom the office removed. MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, { now }) => restoreAuthor(tx, id, now),
});
