-- AlterEnum
ALTER TYPE "retention_purpose" ADD VALUE 'GROUP_APPLICATION';
