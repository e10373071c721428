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
