-- An order may be paid by a deposit on an account that the card service gives for it alone.
ALTER TYPE "card_order_state" ADD VALUE 'WAITING';
ALTER TYPE "card_order_state" ADD VALUE 'CLOSING';

ALTER TABLE "card_orders"
    ADD COLUMN "method" "payment_method" NOT NULL DEFAULT 'CARD',
    ADD COLUMN "account_bank" TEXT,
    ADD COLUMN "account_number" TEXT,
    ADD COLUMN "account_holder" TEXT,
    ADD COLUMN "account_until" TIMESTAMPTZ(3);
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_method_check" CHECK ("method" IN ('CARD', 'VIRTUAL_ACCOUNT'));

-- A payment has one account that waits for its deposit, and what is shown of it is there. The value is compared as a text, because the
-- migration that adds it may not use it.
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_account_check" CHECK (
    CASE WHEN "state"::text = 'WAITING'
    THEN "account_bank" IS NOT NULL AND "account_number" IS NOT NULL AND "account_holder" IS NOT NULL AND "account_until" IS NOT NULL
    ELSE "account_number" IS NULL END);
CREATE UNIQUE INDEX "card_orders_waiting_idx" ON "card_orders"("payment_id") WHERE "account_number" IS NOT NULL;
