-- CreateTable
CREATE TABLE "access_reviews" (
    "month" TEXT NOT NULL,
    "figures" JSONB NOT NULL,
    "remark" TEXT,
    "signed_at" TIMESTAMPTZ(3) NOT NULL,
    "signed_by_id" INTEGER NOT NULL,

    CONSTRAINT "access_reviews_pkey" PRIMARY KEY ("month")
);

-- CreateIndex
CREATE INDEX "access_reviews_signed_by_id_idx" ON "access_reviews"("signed_by_id");

-- AddForeignKey
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_signed_by_id_fkey" FOREIGN KEY ("signed_by_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
