-- CreateEnum
CREATE TYPE "popup_language" AS ENUM ('ALL', 'KO', 'EN');

-- AlterEnum
ALTER TYPE "popup_audience" ADD VALUE 'GRADES';

-- AlterEnum
ALTER TYPE "popup_pages" ADD VALUE 'CHOSEN';

-- AlterTable
ALTER TABLE "popups" ADD COLUMN     "grades" "member_grade"[],
ADD COLUMN     "language" "popup_language" NOT NULL DEFAULT 'ALL',
ADD COLUMN     "paths" TEXT[];

-- CreateTable
CREATE TABLE "popup_days" (
    "popup_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "shown" INTEGER NOT NULL DEFAULT 0,
    "followed" INTEGER NOT NULL DEFAULT 0,
    "closed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "popup_days_pkey" PRIMARY KEY ("popup_id","day")
);

-- AddForeignKey
ALTER TABLE "popup_days" ADD CONSTRAINT "popup_days_popup_id_fkey" FOREIGN KEY ("popup_id") REFERENCES "popups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
