-- Nothing in this migration uses the new kinds.
ALTER TYPE "mail_kind" ADD VALUE 'REVIEW_INVITED';
ALTER TYPE "mail_kind" ADD VALUE 'REVIEW_ACCEPTED';
ALTER TYPE "mail_kind" ADD VALUE 'REVIEW_ANSWER_DUE';
ALTER TYPE "mail_kind" ADD VALUE 'REVIEW_DUE';
ALTER TYPE "mail_kind" ADD VALUE 'REVIEW_LATE';
ALTER TYPE "mail_kind" ADD VALUE 'REVIEW_TAKEN_BACK';
ALTER TYPE "mail_kind" ADD VALUE 'REVIEW_RECEIVED';
ALTER TYPE "mail_kind" ADD VALUE 'REVIEW_NEWS';
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_RETURNED';
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_DECIDED';
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_REVISION_DUE';

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "submission_id" INTEGER;

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "suggestion" TEXT;

-- CreateIndex
CREATE INDEX "mails_submission_id_idx" ON "mails"("submission_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
