// Accounts that may belong to one person, side by side, and what was merged (docs/people.md#adding-and-merging).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { DuplicateSign } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { ManagedMemberRef } from "#schema/people/members/managed-member.ts";
import { mergeMembers } from "#schema/policies/people/duplicates.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { LIST_PAGE_SIZE, listPage } from "#schema/validation/core/lists.ts";
import { MERGE_UNDO_DAYS } from "./merge-members.ts";

const DuplicateSignRef = builder.enumType(DuplicateSign, {
  name: "DuplicateSign",
  description: "Why two accounts may belong to one person.",
});

interface Pair {
  /** The older account. */
  readonly oneId: number;
  readonly otherId: number;
  readonly signs: readonly DuplicateSign[];
}

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

export const DuplicateSearchRef = builder.prismaObject("DuplicateSearch", {
  description: "How far the search for duplicates is, or when it was done.",
  authScopes: { can: mergeMembers },
  fields: (t) => ({
    done: t.exposeInt("done", { description: "Members that were compared." }),
    total: t.exposeInt("total"),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description: "Null: it is running.",
    }),
  }),
});

export const MemberMergeRef = builder.prismaObject("MemberMerge", {
  description: "Two accounts of one person that became one.",
  authScopes: { can: mergeMembers },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    survivor: t.string({
      select: { survivor: { select: NAME_COLUMNS } },
      resolve: ({ survivor }, _args, context) => nameFor(context, survivor),
    }),
    gone: t.string({ select: { gone: { select: { email: true } } }, resolve: ({ gone }) => gone.email }),
    survivorId: t.expose("survivorId", { type: "Id" }),
    mergedAt: t.expose("mergedAt", { type: "DateTime" }),
    undoneAt: t.expose("undoneAt", { type: "DateTime", nullable: true }),
  }),
});

interface DuplicatePage {
  readonly pairs: readonly Pair[];
  readonly total: number;
}

/** Without accounts that were closed since, and those that belong to two people. */
const SHOWN = Prisma.sql`duplicate_pairs AS pair
  JOIN members AS one ON one.id = pair.one_id JOIN members AS other ON other.id = pair.other_id
  WHERE one.status <> 'WITHDRAWN' AND other.status <> 'WITHDRAWN'
    AND NOT EXISTS (SELECT 1 FROM members_apart AS apart WHERE apart.one_id = pair.one_id AND apart.other_id = pair.other_id)`;

/** Those with the most signs first. */
async function readPage(page: number): Promise<DuplicatePage> {
  const [count] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM ${SHOWN}`;
  const pairs = await db.$queryRaw<Pair[]>`
    SELECT pair.one_id AS "oneId", pair.other_id AS "otherId", pair.signs::text[] AS signs FROM ${SHOWN}
    ORDER BY cardinality(pair.signs) DESC, pair.other_id DESC, pair.one_id DESC
    LIMIT ${LIST_PAGE_SIZE} OFFSET ${(page - 1) * LIST_PAGE_SIZE}`;
  return { pairs, total: count?.total ?? 0 };
}

const DuplicatePageRef = builder.objectRef<DuplicatePage>("DuplicatePage").implement({
  description: "Pairs of accounts that may belong to one person, twenty at most.",
  authScopes: { can: mergeMembers },
  fields: (t) => ({
    pairs: t.field({ type: [DuplicateRef], resolve: ({ pairs }) => [...pairs] }),
    total: t.exposeInt("total", { description: "Pairs on all pages." }),
    search: t.prismaField({
      type: DuplicateSearchRef,
      nullable: true,
      description: "Null: nobody has searched yet.",
      resolve: (query) => db.duplicateSearch.findUnique({ ...query, where: { id: 1 } }),
    }),
  }),
});

builder.queryFields((t) => ({
  memberDuplicates: t.field({
    type: DuplicatePageRef,
    description:
      "A page of the accounts that may belong to one person, as the last search found them. That somebody looked is in the audit log.",
    authScopes: { can: mergeMembers },
    args: { page: t.arg.int({ required: true, defaultValue: 1, validate: listPage }) },
    resolve: async (_root, { page }, context) => {
      const view = { action: "viewDuplicates", subject: "member", subjectId: null } as const;
      await recordView(view, authorOf(context));
      return readPage(page);
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
