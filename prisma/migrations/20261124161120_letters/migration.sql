-- CreateEnum
CREATE TYPE "letter_purpose" AS ENUM ('SERVICE', 'PROMOTION');

-- CreateEnum
CREATE TYPE "letter_state" AS ENUM ('DRAFT', 'READY', 'WRITING', 'WRITTEN', 'STOPPED');

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'LETTER';

-- AlterEnum
ALTER TYPE "mail_state" ADD VALUE 'STOPPED';

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "letter_id" INTEGER,
ADD COLUMN     "recipient_key" TEXT;

-- CreateTable
CREATE TABLE "letters" (
    "id" SERIAL NOT NULL,
    "purpose" "letter_purpose" NOT NULL DEFAULT 'SERVICE',
    "subject_ko" TEXT NOT NULL DEFAULT '',
    "subject_en" TEXT NOT NULL DEFAULT '',
    "text_ko" TEXT NOT NULL DEFAULT '',
    "text_en" TEXT NOT NULL DEFAULT '',
    "audience" JSONB NOT NULL,
    "program_id" INTEGER,
    "state" "letter_state" NOT NULL DEFAULT 'DRAFT',
    "send_at" TIMESTAMPTZ(3),
    "expected" INTEGER NOT NULL DEFAULT 0,
    "reached" INTEGER NOT NULL DEFAULT 0,
    "completed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "address_bounces" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "last_error" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "address_bounces_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "letters_created_at_id_idx" ON "letters"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "letters_state_send_at_idx" ON "letters"("state", "send_at");

-- CreateIndex
CREATE INDEX "letters_program_id_idx" ON "letters"("program_id");

-- CreateIndex
CREATE INDEX "letters_created_by_id_idx" ON "letters"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "mails_letter_id_recipient_key_key" ON "mails"("letter_id", "recipient_key");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
