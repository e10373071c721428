-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_RECEIVED';
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_REVISED';
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_WITHDRAWN';
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_PAPER_ASKED';
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_PROOF';
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_NEWS';
ALTER TYPE "mail_kind" ADD VALUE 'AUTHOR_CONSENT';

-- AlterTable
ALTER TABLE "file_texts" ADD COLUMN     "properties" TEXT[] DEFAULT ARRAY[]::TEXT[];
