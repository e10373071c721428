// What the office did with a member, as the audit log has it; who looked at it is not part of it.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { readMembers } from "#schema/policies/members.ts";

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
  actor: { select: { name: true } },
} as const;
type MemberChange = Prisma.AuditEntryGetPayload<{ select: typeof columns }>;

export const readMemberChanges = (memberId: number): Promise<MemberChange[]> =>
  db.auditEntry.findMany({
    select: columns,
    where: { subject: { in: ["member", "staff"] }, subjectId: memberId, action: { not: VIEW_MEMBER } },
    orderBy: { id: "desc" },
    take: CHANGES_READ,
  });

export const MemberChangeRef = builder.objectRef<MemberChange>("MemberChange").implement({
  description: "What the office changed about a member.",
  authScopes: { can: readMembers },
  fields: (t) => ({
    id: t.exposeInt("id"),
    action: t.exposeString("action", { description: "The operation, such as `changeMemberGrade`." }),
    actor: t.string({
      nullable: true,
      description: "Who did it; null: the site itself.",
      resolve: ({ actor }) => actor?.name ?? null,
    }),
    before: t.field({ type: "Json", nullable: true, resolve: ({ before }) => before }),
    after: t.field({ type: "Json", nullable: true, resolve: ({ after }) => after }),
    reason: t.exposeString("reason", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
