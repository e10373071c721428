// Defines what the office did with a member, as the audit log has it; who looked at it is not part of it.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { readMembers } from "#schema/policies/people/members.ts";

/** The action of looking at a member's page. */
export const VIEW_MEMBER = "viewMember";

const CHANGES_READ = 100;

const columns = {
  id: true,
  action: true,
  before: true,
  after: true,
  reason: true,
  createdAt: true,
  actor: { select: NAME_COLUMNS },
} as const;
type MemberChange = Prisma.AuditEntryGetPayload<{ select: typeof columns }>;

const loaderOf = perRequest(
  (_context: object) => new DataLoader<number, readonly MemberChange[]>(readMemberChanges),
);

/** The newest changes of a member; those of a request's members are read together. */
export const memberChangesFor = (context: object, memberId: number): Promise<readonly MemberChange[]> =>
  loaderOf(context).load(memberId);

async function readMemberChanges(memberIds: readonly number[]): Promise<MemberChange[][]> {
  const newest = await db.$queryRaw<{ of: number; id: number }[]>`
    SELECT of, entry.id FROM unnest(${memberIds}::integer[]) AS of CROSS JOIN LATERAL (
      SELECT id FROM audit_entries
      WHERE subject IN ('member', 'staff') AND subject_id = of AND action <> ${VIEW_MEMBER}
      ORDER BY id DESC LIMIT ${CHANGES_READ}
    ) AS entry`;
  const entries = await db.auditEntry.findMany({
    select: columns,
    where: { id: { in: newest.map(({ id }) => id) } },
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const changesOf = (memberId: number) => newest.filter(({ of }) => of === memberId);
  return memberIds.map((memberId) => changesOf(memberId).flatMap(({ id }) => byId.get(id) ?? []));
}

export const MemberChangeRef = builder.objectRef<MemberChange>("MemberChange").implement({
  description: "What the office changed about a member.",
  authScopes: { can: readMembers },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    action: t.exposeString("action", { description: "The operation, such as `changeMemberGrade`." }),
    actor: t.string({
      nullable: true,
      description: "Who did it; null: the site itself.",
      resolve: ({ actor }, _args, context) => nameFor(context, actor),
    }),
    before: t.field({ type: "Json", nullable: true, resolve: ({ before }) => before }),
    after: t.field({ type: "Json", nullable: true, resolve: ({ after }) => after }),
    reason: t.exposeString("reason", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
