-- AlterEnum

ALTER TYPE "mail_kind" ADD VALUE 'GROUP_PROOF';
ALTER TYPE "mail_kind" ADD VALUE 'GROUP_RESTORED';

-- AlterEnum

ALTER TYPE "token_kind" ADD VALUE 'APPLICATION';
ALTER TYPE "token_kind" ADD VALUE 'GROUP';

-- AlterTable
ALTER TABLE "application_groups" ADD COLUMN     "contact_email" TEXT;

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "group_id" INTEGER;

-- CreateIndex
CREATE INDEX "one_time_tokens_group_id_idx" ON "one_time_tokens"("group_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "application_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
