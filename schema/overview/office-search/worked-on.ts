// Defines what somebody of the office looked at or worked on last, as the audit log has it: nothing else is
// stored about it, and it is the same at every computer.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { AuditSubject } from "#schema/validation/core/audit.ts";

/** Lines of the log that are looked through: some days of work. */
const LINES = 300;

export interface WorkedOn {
  readonly subject: AuditSubject;
  readonly id: number;
}

/** Each once, the last first. */
export async function readWorkedOn(
  memberId: number,
  subjects: readonly AuditSubject[],
): Promise<readonly WorkedOn[]> {
  if (subjects.length === 0) return [];
  return await db.$queryRaw<WorkedOn[]>`
    SELECT subject, subject_id AS id FROM (
      SELECT id, subject, subject_id FROM audit_entries WHERE actor_id = ${memberId} ORDER BY id DESC LIMIT ${LINES}
    ) AS lines WHERE subject_id IS NOT NULL AND subject IN (${Prisma.join([...subjects])})
    GROUP BY subject, subject_id ORDER BY max(id) DESC`;
}
