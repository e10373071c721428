// Who came to what is over, and who did not: the records behind the states of the demo's applications, on
// each occasion at which somebody is expected (schema/programs/attendance/occasions.ts). Needs the demo's
// applications and exams.
import type { Tx } from "#prisma/client.ts";

const RECORDED_BY = "program@example.org";

/** Writes them by one statement: recorded as each occasion began. */
export async function createDemoAttendance(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    WITH days AS (
      SELECT program_id, day, min(starts_at) AS starts_at, count(*) OVER (PARTITION BY program_id) AS days
      FROM (
        SELECT program_id, starts_at, (starts_at AT TIME ZONE 'Asia/Seoul')::date AS day FROM program_sessions
        WHERE NOT is_break
      ) sessions
      GROUP BY program_id, day
    ), occasions AS (
      SELECT program_id, part, id AS paper_id, NULL::date AS day, starts_at FROM exam_papers
      UNION ALL
      SELECT program_id, NULL, NULL, day, starts_at FROM days
      WHERE days > 1 AND NOT EXISTS (SELECT 1 FROM exam_papers p WHERE p.program_id = days.program_id)
    ), recorded AS (
      SELECT a.id AS application_id, a.state, o.paper_id, o.day, coalesce(o.starts_at, p.starts_at) AS at
      FROM applications a JOIN programs p ON p.id = a.program_id
      LEFT JOIN occasions o ON o.program_id = p.id AND (o.part IS NULL OR o.part = a.exam_part)
      WHERE a.state IN ('ATTENDED', 'NO_SHOW')
    )
    INSERT INTO attendances (device, sequence, application_id, paper_id, day, state, at, recorded_at, member_id, is_current)
    SELECT 'demo-office', row_number() OVER (ORDER BY at, application_id), application_id, paper_id, day,
      (CASE state WHEN 'ATTENDED' THEN 'PRESENT' ELSE 'ABSENT' END)::attendance_state, at, at,
      (SELECT id FROM members WHERE email_key = ${RECORDED_BY}), true
    FROM recorded`;
}
