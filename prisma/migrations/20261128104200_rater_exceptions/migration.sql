-- An exception says what it is for: what speaks against the rater later is another thing. Until now its reason was
-- known alone, and excepted somebody from everything.
CREATE TYPE "exam_rater_conflict" AS ENUM ('RATER_IS_APPLICANT', 'RATER_OF_AFFILIATION');

ALTER TABLE "exam_raters" ADD COLUMN "excepted_conflicts" "exam_rater_conflict"[] DEFAULT ARRAY[]::"exam_rater_conflict"[];

-- Who had applied by the account or the address when the exception was made was excepted as an applicant, anybody
-- else as of an applicant's affiliation.
UPDATE "exam_raters" r SET "excepted_conflicts" = CASE
    WHEN EXISTS (
        SELECT FROM "applications" a
        WHERE a."program_id" = r."program_id" AND a."created_at" <= r."invited_at"
            AND (a."member_id" = r."member_id" OR lower(trim(a."email")) = r."email_key")
    ) THEN ARRAY['RATER_IS_APPLICANT']::"exam_rater_conflict"[]
    ELSE ARRAY['RATER_OF_AFFILIATION']::"exam_rater_conflict"[]
END
WHERE r."exception_reason" IS NOT NULL;

ALTER TABLE "exam_raters" ADD CONSTRAINT "exam_raters_exception_check"
    CHECK (("exception_reason" IS NULL) = (cardinality("excepted_conflicts") = 0));
