-- AlterEnum
ALTER TYPE "retention_purpose" ADD VALUE 'REFUND_PROOF';

-- CreateTable
CREATE TABLE "refund_proofs" (
    "file_id" INTEGER NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refund_proofs_pkey" PRIMARY KEY ("file_id")
);

-- CreateIndex
CREATE INDEX "refund_proofs_payment_id_idx" ON "refund_proofs"("payment_id");

-- CreateIndex
CREATE INDEX "refund_proofs_created_at_idx" ON "refund_proofs"("created_at");

-- AddForeignKey
ALTER TABLE "refund_proofs" ADD CONSTRAINT "refund_proofs_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_proofs" ADD CONSTRAINT "refund_proofs_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
