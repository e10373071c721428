-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "certificate_fee" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "certificate_copies" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "language" "document_language" NOT NULL,
    "address" TEXT NOT NULL,
    "payment_id" INTEGER,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "certificate_copies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "certificate_copies_payment_id_key" ON "certificate_copies"("payment_id");

-- CreateIndex
CREATE INDEX "certificate_copies_application_id_id_idx" ON "certificate_copies"("application_id", "id");

-- AddForeignKey
ALTER TABLE "certificate_copies" ADD CONSTRAINT "certificate_copies_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificate_copies" ADD CONSTRAINT "certificate_copies_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
