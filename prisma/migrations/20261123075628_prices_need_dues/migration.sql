-- AlterTable
ALTER TABLE "programs" ADD COLUMN     "prices_need_dues" BOOLEAN NOT NULL DEFAULT false;
