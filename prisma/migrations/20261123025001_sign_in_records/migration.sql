-- CreateEnum
CREATE TYPE "sign_in_kind" AS ENUM ('SIGNED_IN', 'NEW_DEVICE', 'FAILED', 'LOCKED', 'SIGNED_OUT', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'EMAIL_CHANGED', 'FORBIDDEN');

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'NEW_DEVICE';

-- CreateTable
CREATE TABLE "sign_in_records" (
    "id" SERIAL NOT NULL,
    "kind" "sign_in_kind" NOT NULL,
    "member_id" INTEGER,
    "account_digest" TEXT,
    "address" TEXT,
    "user_agent" TEXT,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_records_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sign_in_records_created_at_id_idx" ON "sign_in_records"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "sign_in_records_member_id_created_at_id_idx" ON "sign_in_records"("member_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "sign_in_records_address_created_at_idx" ON "sign_in_records"("address", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "sign_in_records" ADD CONSTRAINT "sign_in_records_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
