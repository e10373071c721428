// Defines what waits for the translator: the own texts, and what others handed in.
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { countQueues, type Queue, QueueRef } from "#schema/core/lists/count-up-to.ts";
import { OUTSIDE_TRASH } from "#schema/overview/translations/task-list.ts";
import { ownPairsSql } from "#schema/policies/overview/translations.ts";
import { memoize } from "./memoize.ts";

interface TranslationFigures {
  readonly queues: () => Promise<(name: "mine" | "toReview") => Queue>;
}

/** Midnight of the last day in Seoul; of a task without one it is since when it is there. */
const DUE = Prisma.sql`coalesce(due_on::timestamp AT TIME ZONE 'Asia/Seoul', created_at)`;

export const translationFigures = (viewer: Viewer): TranslationFigures => ({
  queues: memoize(() =>
    countQueues({
      mine: {
        from: Prisma.sql`translation_tasks WHERE assignee_id = ${viewer.memberId} AND handed_in_at IS NULL
          AND ${ownPairsSql(viewer)} AND ${OUTSIDE_TRASH}`,
        moment: DUE,
      },
      toReview: {
        from: Prisma.sql`translation_tasks WHERE handed_in_at IS NOT NULL AND ${ownPairsSql(viewer)} AND ${OUTSIDE_TRASH}`,
        moment: Prisma.sql`handed_in_at`,
      },
    }),
  ),
});

export const TranslationFiguresRef = builder.objectRef<TranslationFigures>("TranslationFigures").implement({
  description: "What waits for the translator.",
  fields: (t) => ({
    mine: t.field({
      type: QueueRef,
      description: "Given to the viewer and not handed in; `since` is the first last day.",
      resolve: async ({ queues }) => (await queues())("mine"),
    }),
    toReview: t.field({
      type: QueueRef,
      description: "Handed in, to be looked at and published.",
      resolve: async ({ queues }) => (await queues())("toReview"),
    }),
  }),
});
