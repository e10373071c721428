-- AlterTable
ALTER TABLE "articles" ADD COLUMN     "submission_id" INTEGER;

-- CreateTable
CREATE TABLE "article_former_files" (
    "article_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "replaced_on" DATE NOT NULL,

    CONSTRAINT "article_former_files_pkey" PRIMARY KEY ("article_id","file_id")
);

-- CreateIndex
CREATE INDEX "article_former_files_file_id_idx" ON "article_former_files"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "articles_submission_id_key" ON "articles"("submission_id");

-- AddForeignKey
ALTER TABLE "articles" ADD CONSTRAINT "articles_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_former_files" ADD CONSTRAINT "article_former_files_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_former_files" ADD CONSTRAINT "article_former_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
