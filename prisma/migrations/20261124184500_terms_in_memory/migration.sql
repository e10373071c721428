-- Texts are looked through by an index in memory (schema/glossary/terms-in.ts).
DROP INDEX "glossary_terms_ko_head_idx";
DROP INDEX "glossary_terms_en_head_idx";
ALTER TABLE "glossary_terms" DROP COLUMN "en_head";
