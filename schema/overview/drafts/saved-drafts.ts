// Defines what was typed and not saved, as a list: one's own, and for SUPER everybody's. Others see that it
// is there, never what it says beyond its title.
import { db } from "#prisma/client.ts";
import type { Board, PageKey, ProgramKind } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { NAMES_OF_MEMBER, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import { type ListedDrafts, listedDrafts } from "#schema/policies/overview/drafts.ts";
import { openAdmin } from "#schema/policies/viewer.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { PageKeyRef } from "#schema/site/pages/page-version.ts";
import { BoardRef } from "#schema/site/posts/board.ts";

/** So many: one's own first, the newest of them before the others. */
const SHOWN = 100;

interface SavedDraft extends NamedPerson {
  readonly id: number;
  readonly board: Board | null;
  readonly postId: number | null;
  readonly programKind: ProgramKind | null;
  readonly programId: number | null;
  readonly pageKey: PageKey | null;
  readonly title: string | null;
  readonly updatedAt: Date;
  readonly isOwn: boolean;
}

const SavedDraftRef = builder.objectRef<SavedDraft>("SavedDraft").implement({
  description: "A form that was typed into and not saved: of a post, a program or a page.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    board: t.expose("board", { type: BoardRef, nullable: true, description: "Of a post." }),
    postId: t.expose("postId", {
      type: "Id",
      nullable: true,
      description: "Null while the post is not made.",
    }),
    programKind: t.expose("programKind", {
      type: ProgramKindRef,
      nullable: true,
      description: "Of a program.",
    }),
    programId: t.expose("programId", {
      type: "Id",
      nullable: true,
      description: "Null while the program is not made.",
    }),
    pageKey: t.expose("pageKey", { type: PageKeyRef, nullable: true, description: "Of a page." }),
    title: t.exposeString("title", { nullable: true, description: "The Korean one, else the English one." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    writerName: t.string({
      nullable: true,
      description: "Null: the viewer's own.",
      resolve: (draft, _args, context) => (draft.isOwn ? null : nameFor(context, draft)),
    }),
  }),
});

function readSavedDrafts(
  memberId: number,
  { posts, programs, pages, all }: ListedDrafts,
): Promise<SavedDraft[]> {
  return db.$queryRaw<SavedDraft[]>`
    SELECT drafts.id, drafts.board::text AS board, drafts.post_id AS "postId",
      drafts.program_kind::text AS "programKind", drafts.program_id AS "programId",
      drafts.page_key::text AS "pageKey", drafts.updated_at AS "updatedAt",
      left(COALESCE(NULLIF(trim(drafts.payload #>> '{values,ko,title}'), ''),
        NULLIF(trim(drafts.payload #>> '{values,en,title}'), '')), 300) AS title,
      drafts.member_id = ${memberId} AS "isOwn", ${NAMES_OF_MEMBER}
    FROM drafts JOIN members ON members.id = drafts.member_id
    WHERE (${all} OR drafts.member_id = ${memberId})
      AND ((${posts} AND drafts.board IS NOT NULL) OR (${programs} AND drafts.program_kind IS NOT NULL)
        OR drafts.page_key::text = ANY(${pages}))
    ORDER BY drafts.member_id <> ${memberId}, drafts.updated_at DESC, drafts.id DESC LIMIT ${SHOWN}`;
}

builder.queryField("savedDrafts", (t) =>
  t.field({
    type: [SavedDraftRef],
    description:
      "What was typed and not saved of what the viewer may write: one's own, and for SUPER everybody's behind them; the newest first.",
    authScopes: { can: openAdmin },
    resolve: (_root, _args, context) =>
      readSavedDrafts(authorOf(context).memberId, listedDrafts(context.viewer)),
  }),
);
