-- AlterEnum
ALTER TYPE "token_kind" ADD VALUE 'PRESENTATION_REVIEW';

-- DropForeignKey
ALTER TABLE "presentation_reviews" DROP CONSTRAINT "presentation_reviews_member_id_fkey";

-- DropIndex
DROP INDEX "presentation_reviews_member_id_idx";

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "presentation_reviewer_id" INTEGER;

-- AlterTable
ALTER TABLE "presentation_reviewers" DROP CONSTRAINT "presentation_reviewers_pkey",
ADD COLUMN     "affiliation" TEXT,
ADD COLUMN     "email" TEXT,
ADD COLUMN     "id" SERIAL NOT NULL,
ADD COLUMN     "language" "language" NOT NULL DEFAULT 'ko',
ADD COLUMN     "left_at" TIMESTAMPTZ(3),
ADD COLUMN     "name" TEXT,
ALTER COLUMN "member_id" DROP NOT NULL,
ADD CONSTRAINT "presentation_reviewers_pkey" PRIMARY KEY ("id");

-- Whose reviews count although the committee was left.
INSERT INTO "presentation_reviewers" ("program_id", "member_id", "left_at")
SELECT DISTINCT p."program_id", r."member_id", CURRENT_TIMESTAMP(3)
FROM "presentation_reviews" r JOIN "presentations" p ON p."id" = r."presentation_id"
WHERE NOT EXISTS (
  SELECT 1 FROM "presentation_reviewers" o WHERE o."program_id" = p."program_id" AND o."member_id" = r."member_id"
);

-- AlterTable
ALTER TABLE "presentation_reviews" ADD COLUMN     "reviewer_id" INTEGER;
UPDATE "presentation_reviews" r SET "reviewer_id" = o."id"
FROM "presentations" p, "presentation_reviewers" o
WHERE p."id" = r."presentation_id" AND o."program_id" = p."program_id" AND o."member_id" = r."member_id";
ALTER TABLE "presentation_reviews" DROP CONSTRAINT "presentation_reviews_pkey",
DROP COLUMN "member_id",
ALTER COLUMN "reviewer_id" SET NOT NULL,
ADD CONSTRAINT "presentation_reviews_pkey" PRIMARY KEY ("presentation_id", "reviewer_id");

-- CreateIndex
CREATE INDEX "one_time_tokens_presentation_reviewer_id_idx" ON "one_time_tokens"("presentation_reviewer_id");

-- CreateIndex
CREATE UNIQUE INDEX "presentation_reviewers_program_id_member_id_key" ON "presentation_reviewers"("program_id", "member_id");

-- CreateIndex
CREATE INDEX "presentation_reviews_reviewer_id_idx" ON "presentation_reviews"("reviewer_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_presentation_reviewer_id_fkey" FOREIGN KEY ("presentation_reviewer_id") REFERENCES "presentation_reviewers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation_reviews" ADD CONSTRAINT "presentation_reviews_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "presentation_reviewers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a token is about, with the reviewer of presentations who has no account.
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_subject";
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_subject" CHECK (
    CASE WHEN cardinality("topics") > 0 OR "opening_of_id" IS NOT NULL THEN num_nonnulls("member_id", "author_id", "review_id", "rater_id", "application_id", "reschedule_answer_id", "presentation_author_id", "presentation_reviewer_id") = 0 AND "email" IS NOT NULL AND "language" IS NOT NULL
    ELSE num_nonnulls("member_id", "author_id", "review_id", "rater_id", "application_id", "reschedule_answer_id", "presentation_author_id", "presentation_reviewer_id") = 1 END
);
