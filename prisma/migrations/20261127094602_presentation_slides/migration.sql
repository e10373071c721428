-- AlterEnum
ALTER TYPE "file_kind" ADD VALUE 'SLIDES';

-- AlterTable
ALTER TABLE "presentation_calls" ADD COLUMN     "slides_released" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "slides_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "presentations" ADD COLUMN     "slides_id" INTEGER,
ADD COLUMN     "slides_public" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "presentations_slides_id_idx" ON "presentations"("slides_id");

-- AddForeignKey
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_slides_id_fkey" FOREIGN KEY ("slides_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
