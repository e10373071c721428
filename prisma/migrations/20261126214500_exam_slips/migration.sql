-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'EXAM_SLIP';

-- AlterEnum
ALTER TYPE "token_kind" ADD VALUE 'EXAM_SLIP';

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "application_id" INTEGER;

-- CreateIndex
CREATE INDEX "one_time_tokens_application_id_idx" ON "one_time_tokens"("application_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_subject";
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_subject" CHECK (
    CASE WHEN cardinality("topics") > 0 THEN num_nonnulls("member_id", "author_id", "review_id", "rater_id", "reschedule_answer_id", "application_id") = 0 AND "email" IS NOT NULL AND "language" IS NOT NULL
    ELSE num_nonnulls("member_id", "author_id", "review_id", "rater_id", "reschedule_answer_id", "application_id") = 1 END
);
