-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "own_answers" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "programs" ADD COLUMN     "own_fields" JSONB NOT NULL DEFAULT '[]';
