-- The search of the whole site. Written by hand: schema.prisma can't say what generates a column.
-- A column holds what a row says, in both languages at once, in the form in which it is compared: composed (NFC), in small
-- letters, without white space, so that "번역 학회" finds "번역학회" and the other way round. Its characters and pairs of characters
-- are indexed (search_grams, migration `boards`), and what the index finds is looked at as it stands.

-- The form in which texts, and what is typed, are compared. The white space is that of schema/validation/search.ts.
CREATE FUNCTION "search_fold"("words" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(
    translate(
        CASE WHEN "words" IS NFC NORMALIZED THEN "words" ELSE normalize("words", NFC) END,
        E' \t\n\u000B\u000C\r\u0085\u00A0\u2002\u2003\u2009\u200B\u2028\u202F\u3000\uFEFF',
        ''
    )
);

-- What a document says: its texts, and the words under its pictures.
CREATE FUNCTION "document_words"("document" jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
    SELECT string_agg(coalesce(node ->> 'text', node ->> 'caption'), '')
    FROM jsonb_path_query("document", 'strict $.** ? (exists(@.text) || exists(@.caption))') AS node
);

-- What a row says; what is missing is left out. The parts stay apart by a character that nobody can look for. (PostgreSQL calls
-- array_to_string stable because of types whose text depends on settings; text is none of them.)
CREATE FUNCTION "search_key_of"(VARIADIC "parts" text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_fold(array_to_string("parts", E'\u001E'));

ALTER TABLE "posts" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of("title_ko", "title_en", document_words("content_ko"), document_words("content_en"))
) STORED;
ALTER TABLE "programs" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "title_ko", "title_en", "description_ko", "description_en", "location_ko", "location_en",
        document_words("content_ko"), document_words("content_en")
    )
) STORED;
ALTER TABLE "program_speakers" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of("name_ko", "name_en", "affiliation_ko", "affiliation_en", "talk_ko", "talk_en")
) STORED;
ALTER TABLE "program_sessions" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of("title_ko", "title_en", "by_ko", "by_en")
) STORED;
ALTER TABLE "page_versions" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of("title_ko", "title_en", document_words("content_ko"), document_words("content_en"))
) STORED;
ALTER TABLE "page_entries" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of("title_ko", "title_en", "body_ko", "body_en")
) STORED;
ALTER TABLE "board_members" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of("name_ko", "name_en", "role_ko", "role_en", "affiliation_ko", "affiliation_en")
) STORED;

-- Of pages only the versions in force are looked through, one a page: they need no index.
CREATE INDEX "posts_search_key_idx" ON "posts" USING gin (search_grams("search_key"))
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "programs_search_key_idx" ON "programs" USING gin (search_grams("search_key"))
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "program_speakers_search_key_idx" ON "program_speakers" USING gin (search_grams("search_key"));
CREATE INDEX "program_sessions_search_key_idx" ON "program_sessions" USING gin (search_grams("search_key"));
