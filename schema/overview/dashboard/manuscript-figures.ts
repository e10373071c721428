// Defines what waits on the editorial queue for one editor, who does not see the own manuscripts.
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { countQueues, type Queue, QueueRef } from "#schema/core/lists/count-up-to.ts";
import { DUE_AT, lateAt, WAITING } from "#schema/journal/reviews/submission-list.ts";
import { managedSubmissionsSql } from "#schema/policies/journal/reviews.ts";
import { memoize } from "./memoize.ts";

interface ManuscriptFigures {
  readonly queues: () => Promise<(name: "forEditors" | "late") => Queue>;
}

export const manuscriptFigures = ({ memberId }: Viewer, now: Date): ManuscriptFigures => ({
  queues: memoize(() => {
    const queue = Prisma.sql`submissions WHERE received_at IS NOT NULL AND ${managedSubmissionsSql(memberId)}`;
    const moment = Prisma.sql`state_at`;
    return countQueues({
      forEditors: { from: Prisma.sql`${queue} AND ${WAITING.EDITORS}`, moment },
      late: { from: Prisma.sql`${queue} AND ${lateAt(now)}`, moment: DUE_AT },
    });
  }),
});

export const ManuscriptFiguresRef = builder.objectRef<ManuscriptFigures>("ManuscriptFigures").implement({
  description: "What waits on the editorial queue.",
  fields: (t) => ({
    forEditors: t.field({
      type: QueueRef,
      description: "The next step is the editors'; `since` is when the first came to its state.",
      resolve: async ({ queues }) => (await queues())("forEditors"),
    }),
    late: t.field({
      type: QueueRef,
      description:
        "The person who is awaited, an editor, a reviewer or the author, is late; `since` is the first deadline that passed.",
      resolve: async ({ queues }) => (await queues())("late"),
    }),
  }),
});
