-- AlterEnum
ALTER TYPE "file_kind" ADD VALUE 'ANSWER';

-- CreateTable
CREATE TABLE "application_files" (
    "application_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "file_id" INTEGER NOT NULL,

    CONSTRAINT "application_files_pkey" PRIMARY KEY ("application_id","key")
);

-- CreateIndex
CREATE INDEX "application_files_file_id_idx" ON "application_files"("file_id");

-- AddForeignKey
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
