-- CreateEnum
CREATE TYPE "requirement" AS ENUM ('CONSENTS', 'COPYRIGHT', 'SIMILARITY', 'FEE', 'TITLE_EN', 'ABSTRACT_EN', 'PDF', 'PAGES', 'DOI');

-- AlterTable
ALTER TABLE "journal_settings" ADD COLUMN     "requirements" "requirement"[] DEFAULT ARRAY['CONSENTS', 'COPYRIGHT', 'SIMILARITY', 'FEE', 'TITLE_EN', 'ABSTRACT_EN']::"requirement"[],
ADD COLUMN     "requirements_block" BOOLEAN NOT NULL DEFAULT true;
