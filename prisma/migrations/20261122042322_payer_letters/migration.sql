-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_ASKED';

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "language" "language" NOT NULL DEFAULT 'ko';

-- AlterTable
ALTER TABLE "programs" ADD COLUMN     "cancelled_by_id" INTEGER;

-- AddForeignKey
ALTER TABLE "programs" ADD CONSTRAINT "programs_cancelled_by_id_fkey" FOREIGN KEY ("cancelled_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
