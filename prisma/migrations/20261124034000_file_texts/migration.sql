-- CreateEnum
CREATE TYPE "file_text_state" AS ENUM ('READ', 'NO_TEXT', 'ENCRYPTED', 'DAMAGED', 'TOO_LARGE');

-- CreateTable
CREATE TABLE "file_texts" (
    "file_id" INTEGER NOT NULL,
    "stored_as" TEXT NOT NULL,
    "state" "file_text_state" NOT NULL,
    "characters" INTEGER NOT NULL DEFAULT 0,
    "is_cut" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "file_texts_pkey" PRIMARY KEY ("file_id")
);

-- CreateTable
CREATE TABLE "file_text_parts" (
    "file_id" INTEGER NOT NULL,
    "stored_as" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "page" INTEGER,
    "text" TEXT NOT NULL,
    "search_key" TEXT GENERATED ALWAYS AS (search_fold("text")) STORED,

    CONSTRAINT "file_text_parts_pkey" PRIMARY KEY ("file_id", "stored_as", "position")
);

-- AddForeignKey
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file_text_parts" ADD CONSTRAINT "file_text_parts_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "file_text_parts_search_key_idx" ON "file_text_parts" USING gin (search_grams("search_key"));
-- The planner knows no lengths: without this it takes a look at hundreds of texts, a millisecond for each thousand characters, for cheaper than an
-- index.
ALTER FUNCTION "search_grams"(text) COST 100000;

-- Files are found by their names as well, and names by their initials.
ALTER TABLE "files" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of("name", "name_ko", "name_en", search_initials("name"), search_initials("name_ko"))
) STORED;
CREATE INDEX "files_search_key_idx" ON "files" USING gin (search_grams("search_key")) WHERE "kind" = 'ATTACHMENT';

-- Documents are read one at a time by each gateway. A document has a minute (gateway/texts/text-watch.ts); the job of a gateway that died
-- is another's after two. A document without a job is given one (schema/files/enqueue-unread.ts).
SELECT pgboss.create_queue('texts', '{
  "policy": "exclusive", "retryLimit": 3, "retryDelay": 30, "retryBackoff": true,
  "expireInSeconds": 120, "deleteAfterSeconds": 3600
}');
