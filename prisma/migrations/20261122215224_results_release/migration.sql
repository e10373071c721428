-- AlterTable
ALTER TABLE "programs" ADD COLUMN     "results_released_at" TIMESTAMPTZ(3);
