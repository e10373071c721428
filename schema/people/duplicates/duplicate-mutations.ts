// Merging, taking it back, and saying that two who look alike are two people (docs/people.md#adding-and-merging).
import { db, type Tx } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { mergeMembers as mayMerge } from "#schema/policies/people/duplicates.ts";
import { DuplicateSearchRef, MemberMergeRef } from "./duplicates.ts";
import { mergeMembers, undoMerge } from "./merge-members.ts";
import { startDuplicateSearch } from "./search-duplicates.ts";

const ofMerges = {
  can: mayMerge,
  subject: "member",
  visitorsSee: false,
  type: MemberMergeRef,
  answer: (query: object, id: number) => db.memberMerge.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("mergeMembers", {
  who: "office",
  ...ofMerges,
  description:
    "Moves what belongs to the person to one account and closes the other; CONFLICT when one was changed since.",
  args: builder.args((arg) => ({
    survivorId: arg.field({ type: "Id", required: true }),
    goneId: arg.field({ type: "Id", required: true }),
    survivorVersion: arg.int({ required: true }),
    goneVersion: arg.int({ required: true }),
  })),
  run: (tx, merge, author, { viewer }) => mergeMembers(tx, merge, viewer, author),
});

action("undoMerge", {
  who: "office",
  ...ofMerges,
  description: "Makes two accounts of one again, within a day; CONFLICT later, and for a second time.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, author, { viewer }) => undoMerge(tx, id, viewer, author),
});

/** @throws DomainError NOT_FOUND */
async function keepApart(tx: Tx, ids: readonly [number, number]): Promise<ActionResult<boolean>> {
  const [oneId, otherId] = [Math.min(...ids), Math.max(...ids)];
  const found = await tx.member.count({ where: { id: { in: [oneId, otherId] } } });
  if (found !== 2) throw new DomainError("NOT_FOUND");
  await tx.membersApart.createMany({ data: [{ oneId, otherId }], skipDuplicates: true });
  return { result: true, lines: [{ subjectId: oneId, after: { apart: otherId } }] };
}

action("keepMembersApart", {
  who: "office",
  can: mayMerge,
  subject: "member",
  visitorsSee: false,
  type: "Boolean",
  description: "Says that two accounts belong to two people: they are not shown as alike any more.",
  args: builder.args((arg) => ({
    oneId: arg.field({ type: "Id", required: true }),
    otherId: arg.field({ type: "Id", required: true }),
  })),
  run: (tx, { oneId, otherId }) => keepApart(tx, [oneId, otherId]),
  answer: (_query, isApart) => isApart,
});

action("searchDuplicates", {
  who: "office",
  can: mayMerge,
  subject: "member",
  visitorsSee: false,
  type: DuplicateSearchRef,
  description: "Starts a search for duplicates among all members; the one that is running goes on.",
  args: {},
  run: async (tx, _args, { now }) => ({
    result: 1,
    lines: (await startDuplicateSearch(tx, now)) ? [{ subjectId: null }] : [],
  }),
  answer: (query) => db.duplicateSearch.findUniqueOrThrow({ ...query, where: { id: 1 } }),
});
