-- AlterEnum
ALTER TYPE "photo_fault" ADD VALUE 'MISSING';
