-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "template_id" INTEGER;

-- CreateTable
CREATE TABLE "mail_templates" (
    "id" SERIAL NOT NULL,
    "kind" "mail_kind" NOT NULL,
    "number" INTEGER NOT NULL,
    "subject_ko" TEXT,
    "text_ko" TEXT,
    "subject_en" TEXT,
    "text_en" TEXT,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_templates_pkey" PRIMARY KEY ("id"),
    -- Words of the office in both languages, or those of the house again.
    CONSTRAINT "mail_templates_whole" CHECK (num_nonnulls("subject_ko", "text_ko", "subject_en", "text_en") IN (0, 4))
);

-- CreateIndex
CREATE UNIQUE INDEX "mail_templates_kind_number_key" ON "mail_templates"("kind", "number");

-- CreateIndex
CREATE INDEX "mail_templates_created_by_id_idx" ON "mail_templates"("created_by_id");

-- CreateIndex
CREATE INDEX "mails_template_id_idx" ON "mails"("template_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "mail_templates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
