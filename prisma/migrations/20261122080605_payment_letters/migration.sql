-- Letters about money that came in part, that goes back because what it was for is over, and that is asked for no more.
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_PARTLY_PAID';
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_TO_RETURN';
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_VOIDED';

-- Of an application that is over nothing is outstanding any more: what came in of it goes back, all of it.
INSERT INTO "payment_moves" ("payment_id", "from", "to", "reason", "created_at")
SELECT p."id", step."from"::"payment_state", step."to"::"payment_state", 'APPLICATION_OVER', now()
FROM "payments" p
JOIN "applications" a ON a."id" = p."application_id" AND a."state" IN ('WITHDRAWN', 'CANCELLED')
CROSS JOIN (VALUES (1, 'PARTIAL', 'PAID'), (2, 'PAID', 'REFUND_REQUESTED')) AS step("order", "from", "to")
WHERE p."state" = 'PARTIAL'
ORDER BY p."id", step."order";
UPDATE "payments" p
SET "state" = 'REFUND_REQUESTED', "refund_due" = p."amount_paid" - p."amount_refunded", "paid_at" = now(),
    "version" = p."version" + 1, "updated_at" = now()
FROM "applications" a
WHERE a."id" = p."application_id" AND a."state" IN ('WITHDRAWN', 'CANCELLED') AND p."state" = 'PARTIAL';
