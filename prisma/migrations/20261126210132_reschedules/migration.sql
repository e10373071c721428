-- CreateEnum
CREATE TYPE "reschedule_reply" AS ENUM ('ACCEPTED', 'DECLINED');

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'PROGRAM_RESCHEDULED';

-- AlterEnum
ALTER TYPE "token_kind" ADD VALUE 'RESCHEDULE';

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "calendar_of_id" INTEGER;

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "reschedule_answer_id" INTEGER;

-- CreateTable
CREATE TABLE "reschedules" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "starts_at_before" TIMESTAMPTZ(3) NOT NULL,
    "ends_at_before" TIMESTAMPTZ(3) NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "note_ko" TEXT NOT NULL,
    "note_en" TEXT,
    "answer_until" TIMESTAMPTZ(3) NOT NULL,
    "moved_by_id" INTEGER,
    "moved_at" TIMESTAMPTZ(3) NOT NULL,
    "notified_at" TIMESTAMPTZ(3),

    CONSTRAINT "reschedules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reschedule_answers" (
    "id" SERIAL NOT NULL,
    "reschedule_id" INTEGER NOT NULL,
    "application_id" INTEGER NOT NULL,
    "reply" "reschedule_reply",
    "replied_at" TIMESTAMPTZ(3),

    CONSTRAINT "reschedule_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reschedules_program_id_id_idx" ON "reschedules"("program_id", "id" DESC);

-- CreateIndex
CREATE INDEX "reschedules_moved_by_id_idx" ON "reschedules"("moved_by_id");

-- CreateIndex
CREATE INDEX "reschedule_answers_application_id_idx" ON "reschedule_answers"("application_id");

-- CreateIndex
CREATE UNIQUE INDEX "reschedule_answers_reschedule_id_application_id_key" ON "reschedule_answers"("reschedule_id", "application_id");

-- CreateIndex
CREATE INDEX "mails_calendar_of_id_idx" ON "mails"("calendar_of_id");

-- CreateIndex
CREATE INDEX "one_time_tokens_reschedule_answer_id_idx" ON "one_time_tokens"("reschedule_answer_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_reschedule_answer_id_fkey" FOREIGN KEY ("reschedule_answer_id") REFERENCES "reschedule_answers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_calendar_of_id_fkey" FOREIGN KEY ("calendar_of_id") REFERENCES "programs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reschedules" ADD CONSTRAINT "reschedules_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reschedules" ADD CONSTRAINT "reschedules_moved_by_id_fkey" FOREIGN KEY ("moved_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reschedule_answers" ADD CONSTRAINT "reschedule_answers_reschedule_id_fkey" FOREIGN KEY ("reschedule_id") REFERENCES "reschedules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reschedule_answers" ADD CONSTRAINT "reschedule_answers_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a token is about, with the answer to a new date.
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_subject";
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_subject" CHECK (
    CASE WHEN cardinality("topics") > 0 THEN num_nonnulls("member_id", "author_id", "review_id", "rater_id", "reschedule_answer_id") = 0 AND "email" IS NOT NULL AND "language" IS NOT NULL
    ELSE num_nonnulls("member_id", "author_id", "review_id", "rater_id", "reschedule_answer_id") = 1 END
);
