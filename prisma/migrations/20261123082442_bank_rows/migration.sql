-- CreateTable
CREATE TABLE "bank_rows" (
    "id" SERIAL NOT NULL,
    "hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "sender" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "balance" BIGINT,
    "move_id" INTEGER,
    "set_aside_at" TIMESTAMPTZ(3),
    "uploaded_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bank_rows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bank_rows_hash_key" ON "bank_rows"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "bank_rows_move_id_key" ON "bank_rows"("move_id");

-- CreateIndex
CREATE INDEX "bank_rows_at_id_idx" ON "bank_rows"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "bank_rows_uploaded_by_id_idx" ON "bank_rows"("uploaded_by_id");

-- AddForeignKey
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_move_id_fkey" FOREIGN KEY ("move_id") REFERENCES "payment_moves"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What waits to be booked, in the order of the bank.
CREATE INDEX "bank_rows_open_idx" ON "bank_rows"("at", "id") WHERE "move_id" IS NULL AND "set_aside_at" IS NULL;
