-- CreateTable
CREATE TABLE "saved_versions" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER,
    "program_id" INTEGER,
    "popup_id" INTEGER,
    "number" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "changed" TEXT[],
    "restored_from" INTEGER,
    "saved_by_id" INTEGER,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_version_files" (
    "version_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,

    CONSTRAINT "saved_version_files_pkey" PRIMARY KEY ("version_id","file_id")
);

-- CreateIndex
CREATE INDEX "saved_versions_saved_by_id_idx" ON "saved_versions"("saved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_versions_post_id_number_key" ON "saved_versions"("post_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "saved_versions_program_id_number_key" ON "saved_versions"("program_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "saved_versions_popup_id_number_key" ON "saved_versions"("popup_id", "number");

-- CreateIndex
CREATE INDEX "saved_version_files_file_id_idx" ON "saved_version_files"("file_id");

-- AddForeignKey
ALTER TABLE "saved_versions" ADD CONSTRAINT "saved_versions_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_versions" ADD CONSTRAINT "saved_versions_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_versions" ADD CONSTRAINT "saved_versions_popup_id_fkey" FOREIGN KEY ("popup_id") REFERENCES "popups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_versions" ADD CONSTRAINT "saved_versions_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_version_files" ADD CONSTRAINT "saved_version_files_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "saved_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_version_files" ADD CONSTRAINT "saved_version_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A version is of one thing.
ALTER TABLE "saved_versions" ADD CONSTRAINT "saved_versions_subject_check" CHECK (num_nonnulls("post_id", "program_id", "popup_id") = 1);
