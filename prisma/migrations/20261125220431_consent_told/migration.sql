-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'NEWSLETTER_CONSENT';

-- AlterTable
ALTER TABLE "consents" ADD COLUMN     "told_at" TIMESTAMPTZ(3);
