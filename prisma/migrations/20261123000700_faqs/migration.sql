-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "faq_version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "faqs" (
    "id" SERIAL NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "question_ko" TEXT NOT NULL,
    "question_en" TEXT NOT NULL,
    "answer_ko" TEXT NOT NULL,
    "answer_en" TEXT NOT NULL,
    "search_key" TEXT GENERATED ALWAYS AS (
        search_key_of("question_ko", "question_en", "answer_ko", "answer_en")
    ) STORED,

    CONSTRAINT "faqs_pkey" PRIMARY KEY ("id")
);
