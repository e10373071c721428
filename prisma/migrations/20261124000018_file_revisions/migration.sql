-- AlterTable
ALTER TABLE "files" ADD COLUMN     "name_en" TEXT,
ADD COLUMN     "name_ko" TEXT,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "stored_key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "files_stored_key_key" ON "files"("stored_key");
