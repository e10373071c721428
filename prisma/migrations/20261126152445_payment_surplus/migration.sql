-- AlterEnum
ALTER TYPE "payment_method" ADD VALUE 'SURPLUS';
