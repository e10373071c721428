-- By hand, after its values were added: a payment has one account that waits for its deposit, and what is shown of it is there.
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_account_check" CHECK ("state" <> 'WAITING' OR (
    "account_bank" IS NOT NULL AND "account_number" IS NOT NULL AND "account_holder" IS NOT NULL AND "account_until" IS NOT NULL));
CREATE UNIQUE INDEX "card_orders_waiting_idx" ON "card_orders"("payment_id") WHERE "state" = 'WAITING';
