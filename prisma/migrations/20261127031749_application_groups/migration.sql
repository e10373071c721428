-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'GROUP_RECEIVED';
ALTER TYPE "mail_kind" ADD VALUE 'GROUP_WITHDRAWN';
ALTER TYPE "mail_kind" ADD VALUE 'APPLICATION_BY_GROUP';

-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "group_id" INTEGER;

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "group_id" INTEGER;

-- AlterTable
ALTER TABLE "programs" ADD COLUMN     "takes_groups" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "application_groups" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "payer_name" TEXT NOT NULL,
    "phone_number" TEXT,
    "language" "language" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "application_groups_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "application_groups_program_id_id_idx" ON "application_groups"("program_id", "id");

-- CreateIndex
CREATE INDEX "application_groups_member_id_id_idx" ON "application_groups"("member_id", "id");

-- CreateIndex
CREATE INDEX "applications_group_id_idx" ON "applications"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_group_id_key" ON "payments"("group_id");

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "application_groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_groups" ADD CONSTRAINT "application_groups_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_groups" ADD CONSTRAINT "application_groups_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "application_groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A payment is for one application or for a group.
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_cause" CHECK (num_nonnulls("application_id", "group_id") <= 1);
-- People of a group without an account, by the address that an account proves.
CREATE INDEX "applications_unlinked_idx" ON "applications" (lower("email")) WHERE "member_id" IS NULL AND "group_id" IS NOT NULL;
