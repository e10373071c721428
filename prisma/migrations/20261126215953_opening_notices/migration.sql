-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'OPENING_PROOF';
ALTER TYPE "mail_kind" ADD VALUE 'PROGRAM_OPENED';

-- AlterEnum
ALTER TYPE "token_kind" ADD VALUE 'OPENING_NOTICE';

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "opening_of_id" INTEGER;

-- CreateTable
CREATE TABLE "opening_notices" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "email" TEXT,
    "email_key" TEXT,
    "language" "language",
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "opening_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "opening_notices_member_id_idx" ON "opening_notices"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "opening_notices_program_id_member_id_key" ON "opening_notices"("program_id", "member_id");

-- CreateIndex
CREATE UNIQUE INDEX "opening_notices_program_id_email_key_key" ON "opening_notices"("program_id", "email_key");

-- CreateIndex
CREATE INDEX "one_time_tokens_opening_of_id_idx" ON "one_time_tokens"("opening_of_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_opening_of_id_fkey" FOREIGN KEY ("opening_of_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opening_notices" ADD CONSTRAINT "opening_notices_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opening_notices" ADD CONSTRAINT "opening_notices_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a token is about, with the program whose opening an address is notified of.
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_subject";
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_subject" CHECK (
    CASE WHEN cardinality("topics") > 0 OR "opening_of_id" IS NOT NULL THEN num_nonnulls("member_id", "author_id", "review_id", "rater_id", "application_id", "reschedule_answer_id") = 0 AND "email" IS NOT NULL AND "language" IS NOT NULL
    ELSE num_nonnulls("member_id", "author_id", "review_id", "rater_id", "application_id", "reschedule_answer_id") = 1 END
);
ALTER TABLE "opening_notices" ADD CONSTRAINT "opening_notices_reader" CHECK (
    num_nonnulls("member_id", "email_key") = 1 AND num_nulls("email", "email_key", "language") IN (0, 3)
);
