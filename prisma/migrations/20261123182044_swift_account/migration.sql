-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "swift_bank" TEXT,
ADD COLUMN     "swift_code" TEXT,
ADD COLUMN     "swift_holder" TEXT;
