-- AlterTable
ALTER TABLE "translation_pairs" ADD COLUMN     "corrected_at" TIMESTAMPTZ(3),
ADD COLUMN     "corrected_by_id" INTEGER,
ADD COLUMN     "corrected_en" TEXT,
ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "search_key" TEXT GENERATED ALWAYS AS (search_key_of("ko", "en", "corrected_en")) STORED;

-- CreateIndex
CREATE INDEX "translation_pairs_updated_at_id_idx" ON "translation_pairs"("updated_at", "id");

-- CreateIndex
CREATE INDEX "translation_pairs_corrected_by_id_idx" ON "translation_pairs"("corrected_by_id");

-- AddForeignKey
ALTER TABLE "translation_pairs" ADD CONSTRAINT "translation_pairs_corrected_by_id_fkey" FOREIGN KEY ("corrected_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "translation_pairs_search_key_idx" ON "translation_pairs" USING gin (office_grams("search_key"));
