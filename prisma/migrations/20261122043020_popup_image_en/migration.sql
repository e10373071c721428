-- AlterTable
ALTER TABLE "popups" ADD COLUMN     "image_en_id" INTEGER;

-- CreateIndex
CREATE INDEX "popups_image_en_id_idx" ON "popups"("image_en_id");

-- AddForeignKey
ALTER TABLE "popups" ADD CONSTRAINT "popups_image_en_id_fkey" FOREIGN KEY ("image_en_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
