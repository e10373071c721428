-- 초성: names and titles are found by the consonants that their syllables begin with ("ㅂㅇㅎ" finds 번역학회). These stand in the same column
-- as the words, so the same index finds both. Written by hand: schema.prisma can't say what generates a column.

-- `search_initials` came with the glossary (20261124025707), which looks words up by it.

ALTER TABLE "posts" DROP COLUMN "search_key";
ALTER TABLE "posts" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "title_ko",
        "title_en",
        document_words("content_ko"),
        document_words("content_en"),
        search_initials("title_ko")
    )
) STORED;

ALTER TABLE "programs" DROP COLUMN "search_key";
ALTER TABLE "programs" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "title_ko",
        "title_en",
        "description_ko",
        "description_en",
        "location_ko",
        "location_en",
        document_words("content_ko"),
        document_words("content_en"),
        search_initials("title_ko")
    )
) STORED;

ALTER TABLE "program_speakers" DROP COLUMN "search_key";
ALTER TABLE "program_speakers" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "name_ko",
        "name_en",
        "affiliation_ko",
        "affiliation_en",
        "talk_ko",
        "talk_en",
        search_initials("name_ko")
    )
) STORED;

ALTER TABLE "program_sessions" DROP COLUMN "search_key";
ALTER TABLE "program_sessions" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "title_ko",
        "title_en",
        "by_ko",
        "by_en",
        search_initials("title_ko"),
        search_initials("by_ko")
    )
) STORED;

ALTER TABLE "page_versions" DROP COLUMN "search_key";
ALTER TABLE "page_versions" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "title_ko",
        "title_en",
        document_words("content_ko"),
        document_words("content_en"),
        search_initials("title_ko")
    )
) STORED;

ALTER TABLE "board_members" DROP COLUMN "search_key";
ALTER TABLE "board_members" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "name_ko",
        "name_en",
        "role_ko",
        "role_en",
        "affiliation_ko",
        "affiliation_en",
        search_initials("name_ko")
    )
) STORED;

ALTER TABLE "faqs" DROP COLUMN "search_key";
ALTER TABLE "faqs" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "question_ko",
        "question_en",
        "answer_ko",
        "answer_en",
        search_initials("question_ko")
    )
) STORED;

-- They went with the columns.
CREATE INDEX "posts_search_key_idx" ON "posts" USING gin (search_grams("search_key"))
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "programs_search_key_idx" ON "programs" USING gin (search_grams("search_key"))
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "program_speakers_search_key_idx" ON "program_speakers" USING gin (search_grams("search_key"));
CREATE INDEX "program_sessions_search_key_idx" ON "program_sessions" USING gin (search_grams("search_key"));
-- Indexes of expressions have statistics of their own, by which the search chooses how to look.
ANALYZE "posts", "programs", "program_speakers", "program_sessions";

-- The search in a list looks in texts as well, so the index of titles alone has nothing left to do.
DROP INDEX "posts_search_idx";
DROP FUNCTION "post_search_key";
