-- PostgreSQL's own, trusted: whoever may make tables in the database may make it. PGlite has it, too.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "answers" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "translation_pairs" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER,
    "page_key" "page_key",
    "program_id" INTEGER,
    "ko" TEXT NOT NULL,
    "en" TEXT,
    "ko_now" TEXT,
    "since" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "translation_pairs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "translation_pairs_post_id_idx" ON "translation_pairs"("post_id");

-- CreateIndex
CREATE INDEX "translation_pairs_page_key_idx" ON "translation_pairs"("page_key");

-- CreateIndex
CREATE INDEX "translation_pairs_program_id_idx" ON "translation_pairs"("program_id");

-- CreateIndex
CREATE INDEX "translation_pairs_ko_idx" ON "translation_pairs" USING GIN ("ko" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "translation_pairs" ADD CONSTRAINT "translation_pairs_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_pairs" ADD CONSTRAINT "translation_pairs_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A pair is of one thing.
ALTER TABLE "translation_pairs" ADD CONSTRAINT "translation_pairs_one_subject"
CHECK (num_nonnulls("post_id", "page_key", "program_id") = 1);
