-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "lapsed_years" INTEGER;
