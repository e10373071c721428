-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'SLIDES_REMOVED';

-- AlterTable
ALTER TABLE "presentations" ADD COLUMN     "slides_removal_reason" TEXT,
ADD COLUMN     "slides_removed_at" TIMESTAMPTZ(3);
