-- The office reads the same score as the examinee: half points are no longer cut off. Scores that follow a result are taken from it once more.
ALTER TABLE "applications" ALTER COLUMN "score" TYPE DOUBLE PRECISION;

UPDATE "applications" a SET "score" = r."average" / 100.0
FROM (
  SELECT DISTINCT ON ("application_id") "application_id", "average" FROM "exam_results"
  ORDER BY "application_id", "version" DESC
) r
WHERE r."application_id" = a."id" AND a."score" IS NOT NULL;
