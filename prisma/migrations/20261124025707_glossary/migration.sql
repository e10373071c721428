-- The initial consonants of Korean syllables, by which Koreans look words up; whatever is no syllable stays: 번역 AI is ㅂㅇ AI.
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

-- The letter of the index a Korean word stands under: double consonants with the single ones; # for anything else.
CREATE FUNCTION "korean_letter"("key" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
    WHEN position(translate(search_initials(left("key", 1)), 'ㄲㄸㅃㅆㅉ', 'ㄱㄷㅂㅅㅈ') IN 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ') > 0
        AND "key" <> ''
    THEN translate(search_initials(left("key", 1)), 'ㄲㄸㅃㅆㅉ', 'ㄱㄷㅂㅅㅈ')
    ELSE '#'
END;

CREATE FUNCTION "latin_letter"("key" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
    WHEN position(left("key", 1) IN 'abcdefghijklmnopqrstuvwxyz') > 0 AND "key" <> '' THEN upper(left("key", 1))
    ELSE '#'
END;

-- CreateEnum
CREATE TYPE "glossary_field" AS ENUM ('TRANSLATION_STUDIES', 'TRANSLATION', 'INTERPRETING', 'LOCALIZATION', 'MEDIA', 'LITERATURE', 'LINGUISTICS', 'EDUCATION', 'PUBLIC', 'LAW', 'MEDICINE', 'ECONOMY', 'TECHNOLOGY', 'OTHER');

-- CreateEnum
CREATE TYPE "glossary_status" AS ENUM ('SUGGESTED', 'ACCEPTED', 'REFUSED', 'RETIRED');

-- CreateTable
CREATE TABLE "glossary_terms" (
    "id" SERIAL NOT NULL,
    "ko" TEXT NOT NULL,
    "en" TEXT NOT NULL,
    "field" "glossary_field" NOT NULL DEFAULT 'OTHER',
    "note_ko" TEXT,
    "note_en" TEXT,
    "source" TEXT,
    "status" "glossary_status" NOT NULL DEFAULT 'ACCEPTED',
    "reason" TEXT,
    "suggested_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    -- The order of code points is that of a Korean dictionary.
    "ko_key" TEXT COLLATE "C" GENERATED ALWAYS AS (search_fold("ko")) STORED,
    "en_key" TEXT COLLATE "C" GENERATED ALWAYS AS (search_fold("en")) STORED,
    "ko_letter" TEXT COLLATE "C" GENERATED ALWAYS AS (korean_letter(search_fold("ko"))) STORED,
    "en_letter" TEXT COLLATE "C" GENERATED ALWAYS AS (latin_letter(search_fold("en"))) STORED,
    -- The first word, by which a term is looked for in a text (schema/glossary/terms-in.ts takes words apart the same way).
    "en_head" TEXT COLLATE "C" GENERATED ALWAYS AS (
        split_part(ltrim(translate(lower(normalize("en", NFC)), '-/(),.;:''’"', '           ')), ' ', 1)
    ) STORED,
    "search_key" TEXT GENERATED ALWAYS AS (
        search_key_of("ko", "en", search_initials(search_fold("ko")), "note_ko", "note_en")
    ) STORED,

    CONSTRAINT "glossary_terms_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "glossary_terms_created_at_id_idx" ON "glossary_terms"("created_at", "id");

-- CreateIndex
CREATE INDEX "glossary_terms_suggested_by_id_idx" ON "glossary_terms"("suggested_by_id");

-- AddForeignKey
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_suggested_by_id_fkey" FOREIGN KEY ("suggested_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A sense is there once; what was refused or thrown away does not stand in its way.
CREATE UNIQUE INDEX "glossary_terms_sense_key" ON "glossary_terms"
("ko_key", "en_key", "field", md5(coalesce("note_ko", '') || E'\u001E' || coalesce("note_en", '')))
WHERE "deleted_at" IS NULL AND "status" <> 'REFUSED';

CREATE INDEX "glossary_terms_search_key_idx" ON "glossary_terms" USING gin (office_grams("search_key"));
CREATE INDEX "glossary_terms_ko_key_idx" ON "glossary_terms" ("ko_key", "id");
CREATE INDEX "glossary_terms_en_key_idx" ON "glossary_terms" ("en_key", "id");
-- What visitors page through, and what texts are looked through by.
CREATE INDEX "glossary_terms_ko_letter_idx" ON "glossary_terms" ("ko_letter", "ko_key", "id")
WHERE "deleted_at" IS NULL AND "status" = 'ACCEPTED';
CREATE INDEX "glossary_terms_en_letter_idx" ON "glossary_terms" ("en_letter", "en_key", "id")
WHERE "deleted_at" IS NULL AND "status" = 'ACCEPTED';
CREATE INDEX "glossary_terms_ko_head_idx" ON "glossary_terms" (left("ko_key", 2))
WHERE "deleted_at" IS NULL AND "status" = 'ACCEPTED';
CREATE INDEX "glossary_terms_en_head_idx" ON "glossary_terms" ("en_head")
WHERE "deleted_at" IS NULL AND "status" = 'ACCEPTED';
CREATE INDEX "glossary_terms_decided_at_idx" ON "glossary_terms" ("decided_at" DESC, "id" DESC)
WHERE "deleted_at" IS NULL AND "status" = 'ACCEPTED';
