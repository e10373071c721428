-- CreateIndex
CREATE INDEX "payments_amount_due_id_idx" ON "payments"("amount_due", "id");

-- CreateIndex
CREATE INDEX "payments_payer_name_id_idx" ON "payments"("payer_name", "id");

-- CreateIndex
CREATE INDEX "payments_totals_idx" ON "payments"("state", "created_at", "type", "method", "amount_due", "amount_paid", "amount_refunded", "due_at");
