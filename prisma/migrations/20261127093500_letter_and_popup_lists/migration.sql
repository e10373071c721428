-- DropIndex
DROP INDEX "popups_shows_to_idx";

-- AlterTable
ALTER TABLE "letters" ADD COLUMN     "search_key" TEXT GENERATED ALWAYS AS (search_key_of("subject_ko", "subject_en")) STORED;

-- AlterTable
ALTER TABLE "popups" ADD COLUMN     "search_key" TEXT GENERATED ALWAYS AS (search_key_of("title_ko", "title_en")) STORED;

-- CreateIndex
CREATE INDEX "letters_subject_ko_id_idx" ON "letters"("subject_ko", "id");

-- CreateIndex
CREATE INDEX "popups_shows_to_id_idx" ON "popups"("shows_to", "id");

-- CreateIndex
CREATE INDEX "popups_shows_from_id_idx" ON "popups"("shows_from", "id");

-- CreateIndex
CREATE INDEX "popups_title_ko_id_idx" ON "popups"("title_ko", "id");

-- CreateIndex
CREATE INDEX "popups_position_id_idx" ON "popups"("position", "id");

-- CreateIndex
CREATE INDEX "letters_search_key_idx" ON "letters" USING gin (office_grams("search_key"));
CREATE INDEX "popups_search_key_idx" ON "popups" USING gin (office_grams("search_key"));
