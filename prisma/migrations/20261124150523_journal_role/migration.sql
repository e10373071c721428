-- AlterEnum
ALTER TYPE "staff_role" ADD VALUE 'JOURNAL';
