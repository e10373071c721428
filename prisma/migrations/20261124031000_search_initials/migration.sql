-- 초성: names and titles are found by the consonants that their syllables begin with ("ㅂㅇㅎ" finds 번역학회). These stand in the same column
-- as the words, so the same index finds both. Written by hand: schema.prisma can't say what generates a column.

-- Decomposed (NFD), a syllable is a consonant, a vowel and perhaps a final: the first becomes the letter that people type, the others go.
-- schema/search/initials.ts does the same.
CREATE FUNCTION "search_initials"("words" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
    normalize("words", NFD),
    E'\u1100\u1101\u1102\u1103\u1104\u1105\u1106\u1107\u1108\u1109\u110A\u110B\u110C\u110D\u110E\u110F\u1110\u1111\u1112' ||
    E'\u1161\u1162\u1163\u1164\u1165\u1166\u1167\u1168\u1169\u116A\u116B\u116C\u116D\u116E\u116F\u1170\u1171\u1172\u1173\u1174\u1175' ||
    E'\u11A8\u11A9\u11AA\u11AB\u11AC\u11AD\u11AE\u11AF\u11B0\u11B1\u11B2\u11B3\u11B4\u11B5\u11B6\u11B7\u11B8\u11B9\u11BA\u11BB\u11BC\u11BD\u11BE\u11BF\u11C0\u11C1\u11C2',
    'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
);

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
