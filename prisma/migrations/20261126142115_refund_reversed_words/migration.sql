-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_REFUND_REVERSED';
ALTER TYPE "mail_kind" ADD VALUE 'MEMBERSHIP_ENDED';

-- AlterEnum
ALTER TYPE "payment_act" ADD VALUE 'REVERSE_REFUND';
