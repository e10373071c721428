-- AlterTable
ALTER TABLE "bank_rows" ADD COLUMN     "upload_id" INTEGER,
ALTER COLUMN "amount" SET DATA TYPE BIGINT;

-- CreateTable
CREATE TABLE "statement_uploads" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "uploaded_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "statement_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "statement_uploads_uploaded_by_id_idx" ON "statement_uploads"("uploaded_by_id");

-- CreateIndex
CREATE INDEX "bank_rows_upload_id_idx" ON "bank_rows"("upload_id");

-- AddForeignKey
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "statement_uploads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statement_uploads" ADD CONSTRAINT "statement_uploads_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
