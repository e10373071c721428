-- CreateEnum
CREATE TYPE "photo_fault" AS ENUM ('FACE', 'UNCLEAR', 'BACKGROUND', 'PERSON', 'OTHER');

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'PHOTO_ASKED';

-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "photo_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "photo_fault" "photo_fault",
ADD COLUMN     "photo_note" TEXT;
