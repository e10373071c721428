-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_ACCOUNT_ASKED';

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "account_asked_at" TIMESTAMPTZ(3);
