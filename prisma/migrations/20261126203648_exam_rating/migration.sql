-- AlterEnum
ALTER TYPE "file_kind" ADD VALUE 'SCRIPT';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'EXAM_RATER_INVITED';
ALTER TYPE "mail_kind" ADD VALUE 'EXAM_RATER_ACCEPTED';
ALTER TYPE "mail_kind" ADD VALUE 'EXAM_RATER_ASSIGNED';
ALTER TYPE "mail_kind" ADD VALUE 'EXAM_RATER_THIRD';
ALTER TYPE "mail_kind" ADD VALUE 'EXAM_RATER_WITHDRAWN';

-- AlterEnum
ALTER TYPE "token_kind" ADD VALUE 'EXAM_RATING';

-- AlterTable
ALTER TABLE "exam_scripts" ADD COLUMN     "file_id" INTEGER;

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "rater_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "exam_scripts_file_id_key" ON "exam_scripts"("file_id");

-- CreateIndex
CREATE INDEX "one_time_tokens_rater_id_idx" ON "one_time_tokens"("rater_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_rater_id_fkey" FOREIGN KEY ("rater_id") REFERENCES "exam_raters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_scripts" ADD CONSTRAINT "exam_scripts_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A link is about one thing: an account, a manuscript's author, a review, a rater of an exam, or topics for an address.
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_subject";
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_subject" CHECK (
    CASE WHEN cardinality("topics") > 0 THEN num_nonnulls("member_id", "author_id", "review_id", "rater_id") = 0 AND "email" IS NOT NULL AND "language" IS NOT NULL
    ELSE num_nonnulls("member_id", "author_id", "review_id", "rater_id") = 1 END
);
