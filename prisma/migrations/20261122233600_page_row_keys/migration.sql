-- Rows of a page keep a key from version to version, so that what two writers changed is put together row by row.
ALTER TABLE "page_entries" ADD COLUMN     "row_key" TEXT;
ALTER TABLE "board_members" ADD COLUMN     "row_key" TEXT;
UPDATE "page_entries" SET "row_key" = gen_random_uuid();
UPDATE "board_members" SET "row_key" = gen_random_uuid();
ALTER TABLE "page_entries" ALTER COLUMN "row_key" SET NOT NULL;
ALTER TABLE "board_members" ALTER COLUMN "row_key" SET NOT NULL;

CREATE UNIQUE INDEX "page_entries_version_id_row_key_key" ON "page_entries"("version_id", "row_key");
CREATE UNIQUE INDEX "board_members_version_id_row_key_key" ON "board_members"("version_id", "row_key");
