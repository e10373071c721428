-- AlterTable
ALTER TABLE "bank_rows" ADD COLUMN     "part_of_id" INTEGER,
ADD COLUMN     "split_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "bank_rows_part_of_id_idx" ON "bank_rows"("part_of_id");

-- AddForeignKey
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_part_of_id_fkey" FOREIGN KEY ("part_of_id") REFERENCES "bank_rows"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
