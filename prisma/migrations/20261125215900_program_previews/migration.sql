-- CreateTable
CREATE TABLE "program_previews" (
    "id" UUID NOT NULL,
    "program_id" INTEGER NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "program_previews_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "program_previews_program_id_idx" ON "program_previews"("program_id");

-- CreateIndex
CREATE INDEX "program_previews_created_by_id_idx" ON "program_previews"("created_by_id");

-- AddForeignKey
ALTER TABLE "program_previews" ADD CONSTRAINT "program_previews_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_previews" ADD CONSTRAINT "program_previews_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
