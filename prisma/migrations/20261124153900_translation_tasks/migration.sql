-- AlterTable
ALTER TABLE "page_versions" ADD COLUMN     "answers" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "programs" ADD COLUMN     "answers" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "translation_tasks" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER,
    "page_key" "page_key",
    "program_id" INTEGER,
    "assignee_id" INTEGER,
    "due_on" DATE,
    "handed_in_at" TIMESTAMPTZ(3),
    "handed_in_by_id" INTEGER,
    "handed_in" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translation_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "translation_remarks" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER,
    "page_key" "page_key",
    "program_id" INTEGER,
    "ko" TEXT,
    "en" TEXT,
    "text" TEXT NOT NULL,
    "written_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by_id" INTEGER,

    CONSTRAINT "translation_remarks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "translation_tasks_post_id_key" ON "translation_tasks"("post_id");

-- CreateIndex
CREATE UNIQUE INDEX "translation_tasks_page_key_key" ON "translation_tasks"("page_key");

-- CreateIndex
CREATE UNIQUE INDEX "translation_tasks_program_id_key" ON "translation_tasks"("program_id");

-- CreateIndex
CREATE INDEX "translation_tasks_assignee_id_idx" ON "translation_tasks"("assignee_id");

-- CreateIndex
CREATE INDEX "translation_remarks_post_id_idx" ON "translation_remarks"("post_id");

-- CreateIndex
CREATE INDEX "translation_remarks_page_key_idx" ON "translation_remarks"("page_key");

-- CreateIndex
CREATE INDEX "translation_remarks_program_id_idx" ON "translation_remarks"("program_id");

-- AddForeignKey
ALTER TABLE "translation_tasks" ADD CONSTRAINT "translation_tasks_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_tasks" ADD CONSTRAINT "translation_tasks_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_tasks" ADD CONSTRAINT "translation_tasks_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_tasks" ADD CONSTRAINT "translation_tasks_handed_in_by_id_fkey" FOREIGN KEY ("handed_in_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_remarks" ADD CONSTRAINT "translation_remarks_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_remarks" ADD CONSTRAINT "translation_remarks_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_remarks" ADD CONSTRAINT "translation_remarks_written_by_id_fkey" FOREIGN KEY ("written_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_remarks" ADD CONSTRAINT "translation_remarks_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Each is about one thing.
ALTER TABLE "translation_tasks" ADD CONSTRAINT "translation_tasks_one_subject"
CHECK (num_nonnulls("post_id", "page_key", "program_id") = 1);
ALTER TABLE "translation_remarks" ADD CONSTRAINT "translation_remarks_one_subject"
CHECK (num_nonnulls("post_id", "page_key", "program_id") = 1);
-- What was handed in stands there.
ALTER TABLE "translation_tasks" ADD CONSTRAINT "translation_tasks_handed_in"
CHECK ("handed_in_at" IS NULL OR "handed_in" IS NOT NULL);
