-- AlterTable
ALTER TABLE "letters" ADD COLUMN     "issue_id" INTEGER,
ADD COLUMN     "post_id" INTEGER;

-- CreateIndex
CREATE INDEX "letters_post_id_idx" ON "letters"("post_id");

-- CreateIndex
CREATE INDEX "letters_issue_id_idx" ON "letters"("issue_id");

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "journal_issues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
