-- CreateEnum
CREATE TYPE "attendance_state" AS ENUM ('PRESENT', 'ABSENT', 'MISCONDUCT');

-- CreateTable
CREATE TABLE "attendances" (
    "device" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "application_id" INTEGER NOT NULL,
    "paper_id" INTEGER,
    "day" DATE,
    "state" "attendance_state",
    "seat" TEXT,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,
    "member_id" INTEGER,
    "door_link_id" UUID,
    "is_current" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "attendances_pkey" PRIMARY KEY ("device","sequence")
);

-- CreateTable
CREATE TABLE "door_links" (
    "id" UUID NOT NULL,
    "program_id" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "door_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "attendances_application_id_idx" ON "attendances"("application_id");

-- CreateIndex
CREATE INDEX "attendances_paper_id_idx" ON "attendances"("paper_id");

-- CreateIndex
CREATE INDEX "attendances_member_id_idx" ON "attendances"("member_id");

-- CreateIndex
CREATE INDEX "attendances_door_link_id_idx" ON "attendances"("door_link_id");

-- CreateIndex
CREATE UNIQUE INDEX "door_links_token_hash_key" ON "door_links"("token_hash");

-- CreateIndex
CREATE INDEX "door_links_program_id_idx" ON "door_links"("program_id");

-- CreateIndex
CREATE INDEX "door_links_created_by_id_idx" ON "door_links"("created_by_id");

-- AddForeignKey
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_paper_id_fkey" FOREIGN KEY ("paper_id") REFERENCES "exam_papers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_door_link_id_fkey" FOREIGN KEY ("door_link_id") REFERENCES "door_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "door_links" ADD CONSTRAINT "door_links_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "door_links" ADD CONSTRAINT "door_links_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One record counts for each applicant and occasion; an occasion without paper and day is the program as a whole.
CREATE UNIQUE INDEX "attendances_current_idx" ON "attendances"("application_id", "paper_id", "day") NULLS NOT DISTINCT
  WHERE "is_current";
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_occasion_check" CHECK ("paper_id" IS NULL OR "day" IS NULL);
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_misconduct_check" CHECK ("state" <> 'MISCONDUCT' OR "note" IS NOT NULL);
