// Looks for words of what a test file wrote to the audit log: every field of an entry is named in the office's words.
import { db } from "#prisma/client.ts";
import { fieldIds, ID } from "#web/features/core/audit/audit-words.ts";
import { messagesOf } from "./messages.ts";

/** The fields that the log would show as they are called in the code, such as "bank.bankIn". */
export async function namelessAuditFields(): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ subject: string; field: string }[]>`
    SELECT DISTINCT subject, field
    FROM audit_entries, unnest(ARRAY[before, after]) side,
      jsonb_object_keys(CASE jsonb_typeof(side) WHEN 'object' THEN side ELSE '{}' END) field`;
  const words = messagesOf("ko");
  const hasWords = (field: string) =>
    field === "id" || ID.test(field) || fieldIds(field).some((id) => id in words);
  return rows.filter(({ field }) => !hasWords(field)).map(({ subject, field }) => `${subject}.${field}`);
}
