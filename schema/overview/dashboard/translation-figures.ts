// What waits for the translator: the own texts, and what others handed in.
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { countQueues, type Queue, QueueRef } from "#schema/core/lists/count-up-to.ts";
import { translatesAt } from "#schema/policies/overview/translations.ts";
import { once } from "./once.ts";

interface TranslationFigures {
  readonly queues: () => Promise<(name: "mine" | "toReview") => Queue>;
}

/** Of what lies in the trash nothing waits. */
const OUTSIDE_TRASH = Prisma.sql`NOT EXISTS (SELECT FROM posts WHERE posts.id = post_id AND deleted_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM programs WHERE programs.id = program_id AND deleted_at IS NOT NULL)`;

function ownPlacesSql(viewer: Viewer): Prisma.Sql {
  if (translatesAt(viewer, "POST") && translatesAt(viewer, "PROGRAM")) return Prisma.sql`TRUE`;
  return translatesAt(viewer, "POST") ? Prisma.sql`program_id IS NULL` : Prisma.sql`program_id IS NOT NULL`;
}

/** Midnight of the last day in Seoul; of a task without one it is since when it is there. */
const DUE = Prisma.sql`coalesce(due_on::timestamp AT TIME ZONE 'Asia/Seoul', created_at)`;

export const translationFigures = (viewer: Viewer): TranslationFigures => ({
  queues: once(() =>
    countQueues({
      mine: {
        from: Prisma.sql`translation_tasks WHERE assignee_id = ${viewer.memberId} AND handed_in_at IS NULL
          AND ${ownPlacesSql(viewer)} AND ${OUTSIDE_TRASH}`,
        moment: DUE,
      },
      toReview: {
        from: Prisma.sql`translation_tasks WHERE handed_in_at IS NOT NULL AND ${ownPlacesSql(viewer)} AND ${OUTSIDE_TRASH}`,
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
