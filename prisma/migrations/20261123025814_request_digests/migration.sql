-- AlterTable
ALTER TABLE "request_keys" ADD COLUMN     "digest" TEXT;
