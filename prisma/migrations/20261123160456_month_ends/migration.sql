-- CreateTable
CREATE TABLE "closed_months" (
    "month" TEXT NOT NULL,
    "bank_in" BIGINT NOT NULL,
    "bank_out" BIGINT NOT NULL,
    "ledger_in" BIGINT NOT NULL,
    "ledger_out" BIGINT NOT NULL,
    "note" TEXT,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_by_id" INTEGER NOT NULL,

    CONSTRAINT "closed_months_pkey" PRIMARY KEY ("month")
);

-- CreateIndex
CREATE INDEX "closed_months_closed_by_id_idx" ON "closed_months"("closed_by_id");

-- AddForeignKey
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The money of a month, by the day the bank says.
CREATE INDEX "payment_moves_day_idx" ON "payment_moves" (COALESCE("received_at", "created_at")) WHERE "amount" <> 0;

-- Days do not stand in the name of a month by chance.
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_month" CHECK ("month" ~ '^\d{4}-(0[1-9]|1[0-2])$');
