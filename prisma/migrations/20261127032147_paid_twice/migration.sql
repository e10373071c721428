-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_PAID_TWICE';

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "paid_twice" BOOLEAN NOT NULL DEFAULT false;

-- The office's list of what was paid twice.
CREATE INDEX "payments_paid_twice_idx" ON "payments"("created_at" DESC, "id" DESC) WHERE "paid_twice";

-- What was paid twice before there was the mark: a surplus, and a booking that came in after it was paid and was not taken back.
UPDATE "payments" SET "paid_twice" = true
WHERE "state" = 'PAID' AND "amount_paid" - "amount_refunded" > "amount_due" AND EXISTS (
  SELECT 1 FROM "payment_moves" AS second
  WHERE second."payment_id" = "payments"."id" AND second."from" = 'PAID' AND second."to" = 'PAID' AND second."amount" > 0
    AND second."reverses_id" IS NULL AND NOT EXISTS (
      SELECT 1 FROM "payment_moves" AS out
      WHERE out."payment_id" = second."payment_id" AND out."id" > second."id" AND out."is_correction"
        AND out."transferred_to_id" IS NULL AND out."amount" = -second."amount"
    )
);
