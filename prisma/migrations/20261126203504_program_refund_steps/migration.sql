-- AlterTable
ALTER TABLE "programs" ADD COLUMN     "change_until" TIMESTAMPTZ(3),
ADD COLUMN     "refund_rules" JSONB,
ADD COLUMN     "withdraw_until" TIMESTAMPTZ(3);
