-- What was booked wrongly is booked out, which sends nobody anything: it lowers what came in, and is no refund.
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_TAKEN_BACK';
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_NOT_FOUND';
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_REFUND_ENDED';

ALTER TABLE "payment_moves" ADD COLUMN "is_correction" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "payments" ADD COLUMN "grade_before" "member_grade";

-- Voiding was written as money that went back. The rows say what they said; only their kind is added.
ALTER TABLE "payment_moves" DISABLE TRIGGER "payment_moves_append_only";
UPDATE "payment_moves" SET "is_correction" = true WHERE "to" = 'VOID' AND "amount" < 0;
ALTER TABLE "payment_moves" ENABLE TRIGGER "payment_moves_append_only";
UPDATE "payments" p
SET "amount_paid" = p."amount_paid" - m."booked", "amount_refunded" = p."amount_refunded" - m."booked", "refund_due" = NULL
FROM (
    SELECT "payment_id", -sum("amount") AS "booked" FROM "payment_moves" WHERE "is_correction" GROUP BY 1
) AS m
WHERE m."payment_id" = p."id";
