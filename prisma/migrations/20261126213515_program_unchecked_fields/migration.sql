-- AlterTable
ALTER TABLE "programs" ADD COLUMN     "unchecked" TEXT[] DEFAULT ARRAY[]::TEXT[];
