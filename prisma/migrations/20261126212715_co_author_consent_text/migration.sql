-- AlterEnum
ALTER TYPE "pledge_kind" ADD VALUE 'CO_AUTHOR_CONSENT';

-- AlterTable
ALTER TABLE "submission_authors" ADD COLUMN     "consent_text_id" INTEGER;

-- CreateIndex
CREATE INDEX "submission_authors_consent_text_id_idx" ON "submission_authors"("consent_text_id");

-- AddForeignKey
ALTER TABLE "submission_authors" ADD CONSTRAINT "submission_authors_consent_text_id_fkey" FOREIGN KEY ("consent_text_id") REFERENCES "pledge_texts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
