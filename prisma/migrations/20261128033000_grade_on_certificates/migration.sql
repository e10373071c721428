-- Whether certificates state the grade is said by the session, and no longer read from the words of the legal notice ("등급 없음").
ALTER TABLE "exam_sessions" ADD COLUMN "shows_grade" BOOLEAN NOT NULL DEFAULT true;

UPDATE "exam_sessions" SET "shows_grade" = false WHERE "grade_ko" ~ '^\s*등급\s*없음';

-- Certificates that were issued without a line about a grade stay so, and old versions of the settings say it, too. The kind is compared as text:
-- the shadow database applies all migrations in one transaction, where a value of an enum that is new cannot be used.
UPDATE "issued_documents" SET "facts" = "facts" || '{"gradeKo": null, "gradeEn": null}'
WHERE "kind"::text = 'EXAM_CERTIFICATE' AND "facts" ->> 'gradeKo' ~ '^\s*등급\s*없음';

UPDATE "saved_versions" SET "content" = jsonb_set("content", '{exam,showsGrade}', 'false')
WHERE "program_id" IS NOT NULL AND "content" -> 'exam' ->> 'gradeKo' ~ '^\s*등급\s*없음';
