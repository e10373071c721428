-- CreateEnum
CREATE TYPE "article_type" AS ENUM ('RESEARCH', 'NOTE', 'REVIEW', 'TRANSLATION', 'FOREWORD');

-- CreateEnum
CREATE TYPE "article_state" AS ENUM ('CURRENT', 'CORRECTED', 'RETRACTED');

-- CreateEnum
CREATE TYPE "article_licence" AS ENUM ('CC_BY', 'CC_BY_SA', 'CC_BY_NC', 'CC_BY_NC_SA', 'CC_BY_NC_ND', 'ALL_RIGHTS');

-- AlterTable
ALTER TABLE "saved_versions" ADD COLUMN     "article_id" INTEGER;

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "eissn" TEXT,
ADD COLUMN     "issn" TEXT,
ADD COLUMN     "journal_name_en" TEXT,
ADD COLUMN     "journal_name_ko" TEXT;

-- CreateTable
CREATE TABLE "journal_issues" (
    "id" SERIAL NOT NULL,
    "volume" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "issued_on" DATE NOT NULL,
    "title_ko" TEXT,
    "title_en" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "journal_issues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "articles" (
    "id" SERIAL NOT NULL,
    "issue_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "type" "article_type" NOT NULL DEFAULT 'RESEARCH',
    "language" "language" NOT NULL DEFAULT 'ko',
    "title_ko" TEXT,
    "title_en" TEXT,
    "abstract_ko" TEXT,
    "abstract_en" TEXT,
    "keywords_ko" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "keywords_en" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "first_page" INTEGER,
    "last_page" INTEGER,
    "received_on" DATE,
    "revised_on" DATE,
    "accepted_on" DATE,
    "doi" TEXT,
    "licence" "article_licence" NOT NULL DEFAULT 'CC_BY_NC',
    "file_id" INTEGER,
    "references" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" "article_state" NOT NULL DEFAULT 'CURRENT',
    "notice_ko" TEXT,
    "notice_en" TEXT,
    "noticed_on" DATE,
    "deleted_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search_key" TEXT GENERATED ALWAYS AS (
        search_key_of(
            VARIADIC ARRAY["title_ko", "title_en", "abstract_ko", "abstract_en", search_initials("title_ko")]
            || "keywords_ko" || "keywords_en"
        )
    ) STORED,

    CONSTRAINT "articles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_authors" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "name_ko" TEXT,
    "given_name" TEXT,
    "family_name" TEXT,
    "affiliation_ko" TEXT,
    "affiliation_en" TEXT,
    "orcid" TEXT,
    "corresponding" BOOLEAN NOT NULL DEFAULT false,
    "email" TEXT,
    "search_key" TEXT GENERATED ALWAYS AS (
        search_key_of(
            "name_ko", search_initials("name_ko"), "given_name" || ' ' || "family_name",
            "family_name" || ' ' || "given_name", "affiliation_ko", "affiliation_en"
        )
    ) STORED,

    CONSTRAINT "article_authors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_downloads" (
    "article_id" INTEGER NOT NULL,
    "month" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "article_downloads_pkey" PRIMARY KEY ("article_id","month")
);

-- CreateIndex
CREATE UNIQUE INDEX "journal_issues_volume_number_key" ON "journal_issues"("volume", "number");

-- CreateIndex
CREATE UNIQUE INDEX "articles_doi_key" ON "articles"("doi");

-- CreateIndex
CREATE INDEX "articles_issue_id_position_idx" ON "articles"("issue_id", "position");

-- CreateIndex
CREATE INDEX "articles_file_id_idx" ON "articles"("file_id");

-- CreateIndex
CREATE INDEX "articles_created_by_id_idx" ON "articles"("created_by_id");

-- CreateIndex
CREATE INDEX "articles_updated_at_id_idx" ON "articles"("updated_at", "id");

-- CreateIndex
CREATE INDEX "article_authors_article_id_position_idx" ON "article_authors"("article_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "saved_versions_article_id_number_key" ON "saved_versions"("article_id", "number");

-- AddForeignKey
ALTER TABLE "saved_versions" ADD CONSTRAINT "saved_versions_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "articles" ADD CONSTRAINT "articles_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "journal_issues"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "articles" ADD CONSTRAINT "articles_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "articles" ADD CONSTRAINT "articles_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_downloads" ADD CONSTRAINT "article_downloads_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A version is of one thing.
ALTER TABLE "saved_versions" DROP CONSTRAINT "saved_versions_subject_check";
ALTER TABLE "saved_versions" ADD CONSTRAINT "saved_versions_subject_check" CHECK (num_nonnulls("post_id", "program_id", "popup_id", "article_id") = 1);

-- Issues whose time has come or will.
CREATE INDEX "journal_issues_published_at_idx" ON "journal_issues" ("published_at") WHERE "published_at" IS NOT NULL;
ALTER TABLE "journal_issues" ADD CONSTRAINT "journal_issues_numbers_check" CHECK ("volume" > 0 AND "number" > 0);

-- An article says what it is called in the language it is written in, and its pages are in order.
ALTER TABLE "articles" ADD CONSTRAINT "articles_title_check" CHECK (CASE "language" WHEN 'ko' THEN "title_ko" ELSE "title_en" END IS NOT NULL);
ALTER TABLE "articles" ADD CONSTRAINT "articles_pages_check" CHECK ("last_page" IS NULL OR ("first_page" > 0 AND "first_page" <= "last_page"));
ALTER TABLE "articles" ADD CONSTRAINT "articles_notice_check" CHECK (("state" = 'CURRENT') = ("noticed_on" IS NULL));
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_name_check" CHECK (num_nonnulls("name_ko", "family_name") > 0);

CREATE INDEX "articles_search_key_idx" ON "articles" USING gin (search_grams("search_key"));
CREATE INDEX "article_authors_search_key_idx" ON "article_authors" USING gin (search_grams("search_key"));
