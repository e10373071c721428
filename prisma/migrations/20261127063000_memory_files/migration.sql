-- AlterTable
ALTER TABLE "translation_pairs" ADD COLUMN     "coded" TEXT,
ADD COLUMN     "imported_by_id" INTEGER,
ADD COLUMN     "source" TEXT;

-- CreateIndex
CREATE INDEX "translation_pairs_imported_by_id_idx" ON "translation_pairs"("imported_by_id");

-- AddForeignKey
ALTER TABLE "translation_pairs" ADD CONSTRAINT "translation_pairs_imported_by_id_fkey" FOREIGN KEY ("imported_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A pair is of one text, or of a file.
ALTER TABLE "translation_pairs" DROP CONSTRAINT "translation_pairs_one_subject";
ALTER TABLE "translation_pairs" ADD CONSTRAINT "translation_pairs_one_subject"
CHECK (num_nonnulls("post_id", "page_key", "program_id", "source") = 1);

-- The same Korean is looked up for each row of an imported file. A paragraph may be longer than a B-tree holds.
CREATE INDEX "translation_pairs_ko_idx" ON "translation_pairs" USING HASH ("ko");
