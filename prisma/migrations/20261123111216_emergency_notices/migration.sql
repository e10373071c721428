-- CreateEnum
CREATE TYPE "emergency_level" AS ENUM ('NOTICE', 'WARNING', 'URGENT');

-- CreateTable
CREATE TABLE "emergency_notices" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "is_on" BOOLEAN NOT NULL,
    "level" "emergency_level" NOT NULL,
    "text_ko" TEXT NOT NULL,
    "text_en" TEXT NOT NULL,
    "href" TEXT,
    "link_ko" TEXT,
    "link_en" TEXT,
    "shows_from" TIMESTAMPTZ(3) NOT NULL,
    "shows_to" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "emergency_notices_pkey" PRIMARY KEY ("id")
);

-- One at a time.
ALTER TABLE "emergency_notices" ADD CONSTRAINT "emergency_notices_one" CHECK ("id" = 1);
