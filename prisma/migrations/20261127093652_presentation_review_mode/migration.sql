-- CreateEnum
CREATE TYPE "presentation_review_mode" AS ENUM ('REVIEWS', 'VOTE');

-- AlterTable
ALTER TABLE "presentation_calls" ADD COLUMN     "is_blind" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "review_mode" "presentation_review_mode" NOT NULL DEFAULT 'REVIEWS';
