-- AlterEnum
ALTER TYPE "file_kind" ADD VALUE 'PROOF';

-- CreateTable
CREATE TABLE "grade_request_proofs" (
    "request_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "grade_request_proofs_pkey" PRIMARY KEY ("request_id","file_id")
);

-- CreateIndex
CREATE INDEX "grade_request_proofs_file_id_idx" ON "grade_request_proofs"("file_id");

-- AddForeignKey
ALTER TABLE "grade_request_proofs" ADD CONSTRAINT "grade_request_proofs_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "grade_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grade_request_proofs" ADD CONSTRAINT "grade_request_proofs_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
