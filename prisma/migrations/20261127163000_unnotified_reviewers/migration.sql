-- AlterTable
ALTER TABLE "presentation_reviewers" ADD COLUMN     "unnotified" INTEGER NOT NULL DEFAULT 0;
