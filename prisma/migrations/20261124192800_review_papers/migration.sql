-- AlterTable
ALTER TABLE "issued_documents" ADD COLUMN     "review_id" INTEGER;

-- CreateIndex
CREATE INDEX "issued_documents_review_id_id_idx" ON "issued_documents"("review_id", "id");

-- AddForeignKey
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;
