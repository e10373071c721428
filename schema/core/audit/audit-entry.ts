// One line of the audit log, as its readers see it.
import { builder } from "#schema/builder.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { readAudit } from "#schema/policies/core/audit.ts";

export const AuditEntryRef = builder.prismaObject("AuditEntry", {
  authScopes: { can: readAudit },
  select: { id: true, actor: { select: { id: true, ...NAME_COLUMNS, email: true } } },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    actorId: t.field({ type: "Id", nullable: true, resolve: ({ actor }) => actor?.id ?? null }),
    actorName: t.string({
      nullable: true,
      description: "Null: the site did it by itself, or a visitor.",
      resolve: ({ actor }, _args, context) => nameFor(context, actor),
    }),
    actorEmail: t.string({ nullable: true, resolve: ({ actor }) => actor?.email ?? null }),
    action: t.exposeString("action"),
    subject: t.exposeString("subject"),
    subjectId: t.expose("subjectId", { type: "Id", nullable: true }),
    before: t.expose("before", { type: "Json", nullable: true }),
    after: t.field({
      type: "Json",
      nullable: true,
      select: { action: true, after: true },
      // Lines of a former version have what an editor typed to find a reviewer, and the reader may be the
      // author (docs/reviews.md#what-an-editor-may-know).
      resolve: ({ action, after }) => (action === "viewReviewers" ? null : after),
    }),
    reason: t.exposeString("reason", { nullable: true }),
    address: t.exposeString("address", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
