-- AlterTable
ALTER TABLE "payment_moves" ADD COLUMN     "refund_due_before" INTEGER,
ADD COLUMN     "reverses_id" INTEGER,
ADD COLUMN     "transferred_to_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "payment_moves_reverses_id_key" ON "payment_moves"("reverses_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_moves_transferred_to_id_key" ON "payment_moves"("transferred_to_id");

-- AddForeignKey
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "payment_moves"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_transferred_to_id_fkey" FOREIGN KEY ("transferred_to_id") REFERENCES "payment_moves"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
