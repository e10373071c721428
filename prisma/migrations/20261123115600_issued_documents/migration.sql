-- CreateEnum
CREATE TYPE "document_kind" AS ENUM ('RECEIPT', 'PAYMENT_CONFIRMATION', 'MEMBERSHIP');

-- CreateEnum
CREATE TYPE "document_language" AS ENUM ('KO', 'EN', 'BOTH');

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "registration_number" TEXT,
ADD COLUMN     "representative_en" TEXT,
ADD COLUMN     "representative_ko" TEXT,
ADD COLUMN     "seal_id" INTEGER;

-- CreateTable
CREATE TABLE "issued_documents" (
    "id" SERIAL NOT NULL,
    "kind" "document_kind" NOT NULL,
    "language" "document_language" NOT NULL,
    "year" INTEGER NOT NULL,
    "serial" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "member_id" INTEGER,
    "payment_id" INTEGER,
    "facts" JSONB NOT NULL,
    "issued_by_id" INTEGER,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "issued_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_years" (
    "year" INTEGER NOT NULL,
    "issued" INTEGER NOT NULL,

    CONSTRAINT "document_years_pkey" PRIMARY KEY ("year")
);

-- CreateIndex
CREATE UNIQUE INDEX "issued_documents_code_key" ON "issued_documents"("code");

-- CreateIndex
CREATE INDEX "issued_documents_member_id_id_idx" ON "issued_documents"("member_id", "id");

-- CreateIndex
CREATE INDEX "issued_documents_payment_id_id_idx" ON "issued_documents"("payment_id", "id");

-- CreateIndex
CREATE INDEX "issued_documents_issued_by_id_idx" ON "issued_documents"("issued_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "issued_documents_year_serial_key" ON "issued_documents"("year", "serial");

-- CreateIndex
CREATE INDEX "settings_seal_id_idx" ON "settings"("seal_id");

-- AddForeignKey
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settings" ADD CONSTRAINT "settings_seal_id_fkey" FOREIGN KEY ("seal_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
