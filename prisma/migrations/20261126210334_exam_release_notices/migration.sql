-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'EXAM_RESULTS';
ALTER TYPE "mail_kind" ADD VALUE 'EXAM_OBJECTION_ANSWERED';

-- AlterTable
ALTER TABLE "exam_releases" ADD COLUMN     "notified_at" TIMESTAMPTZ(3),
ADD COLUMN     "notified_through" INTEGER NOT NULL DEFAULT 0;
