-- Who was noted as there or absent before attendance was recorded by occasion has a record of each occasion: the applicant list and the
-- check-in show the same people, and a record that is undone leaves nothing behind that only the application says.
INSERT INTO "attendances" ("device", "sequence", "application_id", "paper_id", "day", "state", "at", "recorded_at", "member_id", "is_current")
SELECT 'noted-before', row_number() OVER (ORDER BY a."id", o."paper_id", o."day"), a."id", o."paper_id", o."day",
  (CASE a."state" WHEN 'ATTENDED' THEN 'PRESENT' ELSE 'ABSENT' END)::"attendance_state",
  m."created_at", m."created_at", m."actor_id", true
FROM "applications" a
CROSS JOIN LATERAL (
  SELECT "created_at", "actor_id" FROM "application_moves"
  WHERE "application_id" = a."id" ORDER BY "to" = a."state" DESC, "id" DESC LIMIT 1
) m
-- The papers of the chosen part, the days of a course that has several, or else the program as a whole, which has neither paper nor day.
LEFT JOIN LATERAL (
  SELECT p."id" AS "paper_id", NULL::date AS "day" FROM "exam_papers" p
  WHERE p."program_id" = a."program_id" AND p."part" = a."exam_part"
  UNION ALL
  SELECT NULL, d."day" FROM (
    SELECT s."day", count(*) OVER () AS "days" FROM (
      SELECT DISTINCT ("starts_at" AT TIME ZONE 'Asia/Seoul')::date AS "day" FROM "program_sessions"
      WHERE "program_id" = a."program_id" AND NOT "is_break"
    ) s
  ) d
  WHERE d."days" > 1 AND NOT EXISTS (SELECT 1 FROM "exam_papers" p WHERE p."program_id" = a."program_id")
) o ON true
WHERE a."state" IN ('ATTENDED', 'NO_SHOW')
  AND NOT EXISTS (SELECT 1 FROM "attendances" r WHERE r."application_id" = a."id");
