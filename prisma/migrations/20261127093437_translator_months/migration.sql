-- CreateTable
CREATE TABLE "translator_months" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER,
    "month" DATE NOT NULL,
    "minutes" INTEGER,

    CONSTRAINT "translator_months_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "translated_paragraphs" (
    "id" SERIAL NOT NULL,
    "text" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "month_id" INTEGER NOT NULL,
    "words" INTEGER NOT NULL,
    "characters" INTEGER NOT NULL,
    "is_repeated" BOOLEAN NOT NULL,

    CONSTRAINT "translated_paragraphs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "translator_months_month_id_idx" ON "translator_months"("month", "id");

-- CreateIndex
CREATE UNIQUE INDEX "translator_months_member_id_month_key" ON "translator_months"("member_id", "month");

-- CreateIndex
CREATE INDEX "translated_paragraphs_month_id_idx" ON "translated_paragraphs"("month_id");

-- CreateIndex
CREATE UNIQUE INDEX "translated_paragraphs_text_hash_key" ON "translated_paragraphs"("text", "hash");

-- AddForeignKey
ALTER TABLE "translator_months" ADD CONSTRAINT "translator_months_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translated_paragraphs" ADD CONSTRAINT "translated_paragraphs_month_id_fkey" FOREIGN KEY ("month_id") REFERENCES "translator_months"("id") ON DELETE CASCADE ON UPDATE CASCADE;
