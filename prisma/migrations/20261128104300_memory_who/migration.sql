-- AlterTable
ALTER TABLE "translation_pairs" ADD COLUMN     "written_by_id" INTEGER;

-- CreateIndex
CREATE INDEX "translation_pairs_written_by_id_idx" ON "translation_pairs"("written_by_id");

-- AddForeignKey
ALTER TABLE "translation_pairs" ADD CONSTRAINT "translation_pairs_written_by_id_fkey" FOREIGN KEY ("written_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
