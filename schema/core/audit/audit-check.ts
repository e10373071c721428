// A check of the audit log's hash chain, for anyone who reads the log.
import { AuditFault } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { readAudit } from "#schema/policies/core/audit.ts";

const AuditFaultRef = builder.enumType(AuditFault, {
  name: "AuditFault",
  description:
    "CHANGED: an entry is another than it was, or gone. UNLINKED: an entry came in from outside. CUT: the end is missing.",
});

export const AuditCheckRef = builder.prismaObject("AuditCheck", {
  authScopes: { can: readAudit },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    checkedAt: t.expose("checkedAt", { type: "DateTime" }),
    entries: t.exposeInt("entries", { description: "How many are whole, from the first on." }),
    fault: t.expose("fault", { type: AuditFaultRef, nullable: true, description: "Null: the log is whole." }),
    entryId: t.expose("entryId", {
      type: "Id",
      nullable: true,
      description: "The entry at fault, where it is one.",
    }),
  }),
});
