-- CreateTable
CREATE TABLE "backups" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "alive_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "proved_at" TIMESTAMPTZ(3),
    "bytes" BIGINT,
    "sha256" TEXT,
    "rows" INTEGER,
    "files" INTEGER,
    "is_encrypted" BOOLEAN NOT NULL DEFAULT false,
    "fault" TEXT,

    CONSTRAINT "backups_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "backups_finished_at_idx" ON "backups"("finished_at");
