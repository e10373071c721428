-- AlterTable
ALTER TABLE "blind_copies" ADD COLUMN     "rules" INTEGER NOT NULL DEFAULT 3;
