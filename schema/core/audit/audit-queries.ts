import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { readAudit } from "#schema/policies/core/audit.ts";
import type { AuditFilter } from "#schema/validation/core/audit-filters.ts";
import { AuditCheckRef } from "./audit-check.ts";
import { AuditEntryRef } from "./audit-entry.ts";
import { AuditFilterRef, auditSource } from "./audit-list.ts";

const AuditPageRef = builder.objectRef<ListQuery<AuditFilter, "CREATED">>("AuditPage").implement({
  description: "One page of the audit log.",
  authScopes: { can: readAudit },
  fields: (t) => ({
    items: t.prismaField({
      type: [AuditEntryRef],
      resolve: async (query, listQuery) => {
        const columns = { ...query };
        return readInOrder((await readListPage(auditSource, listQuery)).ids, (ids) =>
          db.auditEntry.findMany({ ...columns, where: { id: { in: ids } } }),
        );
      },
    }),
    ...listNumbers(t, auditSource),
  }),
});

builder.queryField("auditEntries", (t) =>
  t.field({
    type: AuditPageRef,
    description: "What the office did and what it looked at.",
    authScopes: { can: readAudit },
    args: { filter: t.arg({ type: AuditFilterRef }), ...listArgs(t.arg) },
    resolve: (_root, { filter, ...listQuery }, { clock }) => ({
      filter: filter ?? {},
      now: clock.now(),
      sort: "CREATED" as const,
      ...listQuery,
    }),
  }),
);

builder.queryField("auditCheck", (t) =>
  t.prismaField({
    type: AuditCheckRef,
    nullable: true,
    description: "The last check of the audit log; null before the first.",
    authScopes: { can: readAudit },
    resolve: (query) => db.auditCheck.findFirst({ ...query, orderBy: { id: "desc" } }),
  }),
);
