-- CreateEnum
CREATE TYPE "moved_kind" AS ENUM ('PERSON', 'POST');

-- CreateTable
CREATE TABLE "moved_in" (
    "source" TEXT NOT NULL,
    "kind" "moved_kind" NOT NULL,
    "source_id" TEXT NOT NULL,
    "moved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "moved_in_pkey" PRIMARY KEY ("source","kind","source_id")
);
