// Some of the demo's members took the last released session of the exam, so that its office has certificates
// to issue. Needs the demo's applications and members; runs before numbers are given by name.
import type { Tx } from "#prisma/client.ts";

const MEMBERS = 12;

/** Puts members in the places of invented people who came. */
export async function createDemoExaminees(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    WITH people AS (
      SELECT a.id, a.created_at, row_number() OVER (ORDER BY a.id) AS place
      FROM applications a JOIN programs p ON p.id = a.program_id
      WHERE p.kind = 'KITEC' AND p.results_released_at IS NOT NULL AND a.member_id IS NULL AND a.state = 'ATTENDED'
    ), members_of AS (
      SELECT m.id, m.name, m.email, m.affiliation, row_number() OVER (ORDER BY m.id) AS place FROM members m
      WHERE m.is_demo AND m.status = 'ACTIVE' AND m.grade IN ('REGULAR', 'ASSOCIATE', 'LIFETIME')
        AND m.created_at < (SELECT min(created_at) FROM people)
        AND NOT EXISTS (SELECT 1 FROM staff_assignments r WHERE r.member_id = m.id)
        AND NOT EXISTS (SELECT 1 FROM applications own WHERE own.member_id = m.id)
      LIMIT ${MEMBERS}
    )
    UPDATE applications
    SET member_id = members_of.id, name = members_of.name, email = members_of.email, affiliation = members_of.affiliation
    FROM people JOIN members_of USING (place)
    WHERE applications.id = people.id`;
}
