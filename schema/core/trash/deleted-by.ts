import { Prisma } from "#prisma/generated/client.ts";
import type { AuditSubject } from "#schema/validation/core/audit.ts";

/** The name of the person who moved a row to the trash, as the audit log has it. */
export const deletedBy = (action: string, subject: AuditSubject, id: Prisma.Sql) => Prisma.sql`(
  SELECT members.name FROM audit_entries JOIN members ON members.id = actor_id
  WHERE subject = ${subject} AND subject_id = ${id} AND action = ${action} ORDER BY audit_entries.id DESC LIMIT 1)`;
