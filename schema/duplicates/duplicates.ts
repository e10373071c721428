// Accounts that may belong to one person, side by side, and what was merged (decision 176).
import { db } from "#prisma/client.ts";
import { recordView } from "#schema/audit/record-view.ts";
import { builder } from "#schema/builder.ts";
import { ManagedMemberRef } from "#schema/members/managed-member.ts";
import { mergeMembers } from "#schema/policies/duplicates.ts";
import { authorOf } from "#schema/shared/author.ts";
import { DAY } from "#schema/validation/durations.ts";
import { DUPLICATE_SIGNS, findDuplicates, type Pair } from "./find-duplicates.ts";
import { MERGE_UNDO_DAYS } from "./merge-members.ts";

const DuplicateSignRef = builder.enumType("DuplicateSign", {
  description: "Why two accounts may belong to one person.",
  values: DUPLICATE_SIGNS,
});

const DuplicateRef = builder.objectRef<Pair>("Duplicate").implement({
  description: "Two accounts that may belong to one person.",
  authScopes: { can: mergeMembers },
  fields: (t) => ({
    signs: t.field({ type: [DuplicateSignRef], resolve: ({ signs }) => [...signs] }),
    one: t.prismaField({
      type: ManagedMemberRef,
      description: "The older account.",
      resolve: (query, { oneId: id }) => db.member.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    other: t.prismaField({
      type: ManagedMemberRef,
      resolve: (query, { otherId: id }) => db.member.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

export const MemberMergeRef = builder.prismaObject("MemberMerge", {
  description: "Two accounts of one person that became one.",
  authScopes: { can: mergeMembers },
  fields: (t) => ({
    id: t.exposeInt("id"),
    kept: t.string({ select: { kept: { select: { name: true } } }, resolve: ({ kept }) => kept.name }),
    gone: t.string({ select: { gone: { select: { email: true } } }, resolve: ({ gone }) => gone.email }),
    keptId: t.exposeInt("keptId"),
    mergedAt: t.expose("mergedAt", { type: "DateTime" }),
    undoneAt: t.expose("undoneAt", { type: "DateTime", nullable: true }),
  }),
});

builder.queryFields((t) => ({
  memberDuplicates: t.field({
    type: [DuplicateRef],
    description:
      "Accounts that may belong to one person, fifty pairs at most. That somebody looked is written down.",
    authScopes: { can: mergeMembers },
    resolve: async (_root, _args, context) => {
      const view = { action: "viewDuplicates", subject: "member", subjectId: null } as const;
      await recordView(view, authorOf(context));
      return [...(await findDuplicates())];
    },
  }),
  memberMerges: t.prismaField({
    type: [MemberMergeRef],
    description: "What was merged within the time in which it can be undone, the newest first.",
    authScopes: { can: mergeMembers },
    resolve: (query, _root, _args, { clock }) =>
      db.memberMerge.findMany({
        ...query,
        where: { undoneAt: null, mergedAt: { gt: new Date(clock.now().getTime() - MERGE_UNDO_DAYS * DAY) } },
        orderBy: { id: "desc" },
        take: 50,
      }),
  }),
}));
