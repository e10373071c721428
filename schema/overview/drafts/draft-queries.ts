// The own draft of something that is not made yet. That of a post, program, page or manuscript is beside what is stored of it.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { DraftRef } from "#schema/core/drafts/draft.ts";
import { writeSubmissions } from "#schema/policies/journal/submissions.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { BoardRef } from "#schema/site/posts/board.ts";
import { NEW_DRAFTS_MAX } from "#schema/validation/core/limits.ts";

const NEWEST = [{ updatedAt: "desc" as const }, { id: "desc" as const }];

builder.queryFields((t) => ({
  newPostDraft: t.prismaField({
    type: DraftRef,
    nullable: true,
    description: "What the viewer was typing for a new post of a board: the one of this id, else the latest.",
    authScopes: { can: writePosts },
    args: { board: t.arg({ type: BoardRef, required: true }), id: t.arg({ type: "Id" }) },
    resolve: (query, _root, { board, id }, { viewer }) => {
      const columns = { ...query };
      if (!viewer) return null;
      return db.draft.findFirst({
        ...columns,
        where: { memberId: viewer.memberId, board, postId: null, ...(id == null ? {} : { id }) },
        orderBy: NEWEST,
      });
    },
  }),

  newProgramDraft: t.prismaField({
    type: DraftRef,
    nullable: true,
    description:
      "What the viewer was typing for a new program of some kinds: the one of this id, else the latest.",
    authScopes: { can: writePrograms },
    args: { kinds: t.arg({ type: [ProgramKindRef], required: true }), id: t.arg({ type: "Id" }) },
    resolve: (query, _root, { kinds, id }, { viewer }) => {
      const columns = { ...query };
      if (!viewer) return null;
      return db.draft.findFirst({
        ...columns,
        where: {
          memberId: viewer.memberId,
          programKind: { in: kinds },
          programId: null,
          ...(id == null ? {} : { id }),
        },
        orderBy: NEWEST,
      });
    },
  }),

  newSubmissionDrafts: t.prismaField({
    type: [DraftRef],
    description: "What the viewer was typing for manuscripts that are not saved yet, the newest first.",
    authScopes: { can: writeSubmissions },
    resolve: (query, _root, _args, { viewer }) => {
      const columns = { ...query };
      if (!viewer) return [];
      return db.draft.findMany({
        ...columns,
        where: { memberId: viewer.memberId, submissionType: { not: null }, submissionId: null },
        orderBy: NEWEST,
        take: NEW_DRAFTS_MAX,
      });
    },
  }),
}));
