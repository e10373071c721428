import { db } from "#prisma/client.ts";
import type { FileKind } from "#prisma/generated/enums.ts";
import { askForText } from "#schema/core/files/ask-for-text.ts";
import { BLIND_RULES } from "#schema/journal/submissions/blind-copies.ts";
import { TEXT_TYPES } from "#schema/validation/core/files.ts";

const AT_ONCE = 500;

/**
 * Makes jobs for documents that nobody has read, and for manuscripts that have no copy for reviewers by the
 * rules of today, as they are now, and that wait without a job: those from before documents were read, those
 * of a backup, which holds no jobs, and those whose job failed too often. It may be repeated.
 * @returns how many there were
 */
export async function enqueueUnread(): Promise<number> {
  for (let found = 0, after = 0; ; ) {
    const files = await db.$queryRaw<{ id: number; kind: FileKind }[]>`
      SELECT id, kind FROM files WHERE kind IN ('ATTACHMENT', 'MANUSCRIPT') AND id > ${after}
        AND ((mime_type = ANY(${TEXT_TYPES}) AND NOT EXISTS (
          SELECT 1 FROM file_texts WHERE file_id = files.id AND stored_as = coalesce(files.stored_key, files.key)
        )) OR (kind = 'MANUSCRIPT' AND EXISTS (SELECT 1 FROM submission_files WHERE file_id = files.id) AND NOT EXISTS (
          SELECT 1 FROM blind_copies WHERE file_id = files.id AND stored_as = coalesce(files.stored_key, files.key)
            AND rules = ${BLIND_RULES}
        ))) AND NOT EXISTS (
          SELECT 1 FROM pgboss.job WHERE name = 'texts' AND COALESCE(singleton_key, '') = files.id::text
            AND job.state <= 'active' AND policy = 'exclusive'
        )
      ORDER BY id LIMIT ${AT_ONCE}`;
    await askForText(db, files);
    found += files.length;
    after = files.at(-1)?.id ?? after;
    if (files.length < AT_ONCE) return found;
  }
}
