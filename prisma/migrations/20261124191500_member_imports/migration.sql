-- Rosters that the office takes in (decision 175).
CREATE TYPE "member_import_state" AS ENUM ('READ', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE');
CREATE TYPE "member_import_outcome" AS ENUM ('CREATED', 'UPDATED');

CREATE TABLE "member_imports" (
    "id" SERIAL NOT NULL,
    "file_name" TEXT NOT NULL,
    "state" "member_import_state" NOT NULL DEFAULT 'READ',
    "head" INTEGER NOT NULL DEFAULT 0,
    "fields" TEXT[],
    "total" INTEGER NOT NULL,
    "reached" INTEGER NOT NULL DEFAULT -1,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "passed_over" INTEGER NOT NULL DEFAULT 0,
    "kept" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_imports_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "member_import_rows" (
    "import_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "cells" TEXT[],
    "outcome" "member_import_outcome",
    "member_id" INTEGER,
    "before" JSONB,
    "member_version" INTEGER,
    "payment_ids" INTEGER[],

    CONSTRAINT "member_import_rows_pkey" PRIMARY KEY ("import_id","line")
);
CREATE TABLE "roster_layouts" (
    "heading" TEXT NOT NULL,
    "fields" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "roster_layouts_pkey" PRIMARY KEY ("heading")
);
CREATE INDEX "member_imports_created_by_id_idx" ON "member_imports"("created_by_id");
CREATE INDEX "member_import_rows_member_id_idx" ON "member_import_rows"("member_id");
ALTER TABLE "member_imports" ADD CONSTRAINT "member_imports_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "member_import_rows" ADD CONSTRAINT "member_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "member_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "member_import_rows" ADD CONSTRAINT "member_import_rows_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
