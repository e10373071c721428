-- AlterTable
ALTER TABLE "bank_rows" ADD COLUMN     "returned_by_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "bank_rows_returned_by_id_key" ON "bank_rows"("returned_by_id");

-- AddForeignKey
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_returned_by_id_fkey" FOREIGN KEY ("returned_by_id") REFERENCES "bank_rows"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
