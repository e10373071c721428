-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "asks_difference" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "entry_from_month" INTEGER,
ADD COLUMN     "entry_percent" INTEGER NOT NULL DEFAULT 50,
ADD COLUMN     "returns_from_new_year" BOOLEAN NOT NULL DEFAULT false;
