-- AlterTable
ALTER TABLE "payment_moves" ADD COLUMN     "received_at" TIMESTAMPTZ(3);
