// What was typed and not saved, as a list: one's own, and for SUPER everybody's. Others see that it is there, never what it says beyond
// its title.
import { db } from "#prisma/client.ts";
import type { Board } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { writePosts } from "#schema/policies/posts.ts";
import { isSuper } from "#schema/policies/viewer.ts";
import { authorOf } from "#schema/shared/author.ts";
import { BoardRef } from "./board.ts";

/** So many: one's own first, the newest of them before the others. */
const SHOWN = 100;

interface KeptDraft {
  readonly id: number;
  readonly board: Board;
  readonly postId: number | null;
  readonly title: string | null;
  readonly updatedAt: Date;
  /** Null: one's own. */
  readonly writerName: string | null;
}

const KeptDraftRef = builder.objectRef<KeptDraft>("KeptDraft").implement({
  description: "A form that was typed into and not saved.",
  fields: (t) => ({
    id: t.exposeInt("id"),
    board: t.expose("board", { type: BoardRef }),
    postId: t.exposeInt("postId", { nullable: true, description: "Null while the post is not made." }),
    title: t.exposeString("title", { nullable: true, description: "The Korean one, else the English one." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    writerName: t.exposeString("writerName", { nullable: true, description: "Null: the viewer's own." }),
  }),
});

function readKeptDrafts(memberId: number, all: boolean): Promise<KeptDraft[]> {
  return db.$queryRaw<KeptDraft[]>`
    SELECT drafts.id, drafts.board::text AS board, drafts.post_id AS "postId", drafts.updated_at AS "updatedAt",
      left(COALESCE(NULLIF(trim(drafts.payload #>> '{values,ko,title}'), ''),
        NULLIF(trim(drafts.payload #>> '{values,en,title}'), '')), 300) AS title,
      CASE WHEN drafts.member_id = ${memberId} THEN NULL ELSE members.name END AS "writerName"
    FROM post_drafts AS drafts JOIN members ON members.id = drafts.member_id
    WHERE ${all} OR drafts.member_id = ${memberId}
    ORDER BY drafts.member_id <> ${memberId}, drafts.updated_at DESC, drafts.id DESC LIMIT ${SHOWN}`;
}

builder.queryField("keptDrafts", (t) =>
  t.field({
    type: [KeptDraftRef],
    description:
      "What was typed and not saved: one's own, and for SUPER everybody's behind them; the newest first.",
    authScopes: { can: writePosts },
    resolve: (_root, _args, context) => readKeptDrafts(authorOf(context).memberId, isSuper(context.viewer)),
  }),
);
