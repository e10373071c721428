-- CreateEnum
CREATE TYPE "outside_kind" AS ENUM ('INTEREST', 'FEE', 'RENT', 'OWN_TRANSFER', 'EXPENSE', 'OTHER');

-- AlterTable
ALTER TABLE "bank_rows" ADD COLUMN     "outside_kind" "outside_kind",
ADD COLUMN     "rule_id" INTEGER;

-- AlterTable
ALTER TABLE "closed_months" ADD COLUMN     "outside_in" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "outside_out" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "bank_rules" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "is_incoming" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "outside_kind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bank_rules_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bank_rules_key_is_incoming_key" ON "bank_rules"("key", "is_incoming");

-- CreateIndex
CREATE INDEX "bank_rows_rule_id_idx" ON "bank_rows"("rule_id");

-- AddForeignKey
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "bank_rules"("id") ON DELETE SET NULL ON UPDATE CASCADE;
