-- A paragraph is looked up by the trigrams of its first hundred characters: looking all of a long one up takes too long. What is found is
-- compared as a whole (schema/translations/similar-pairs.ts).
DROP INDEX "translation_pairs_ko_idx";
CREATE INDEX "translation_pairs_beginning_idx" ON "translation_pairs" USING GIN (left("ko", 100) gin_trgm_ops);
