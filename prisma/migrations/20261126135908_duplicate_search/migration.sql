-- CreateEnum
CREATE TYPE "duplicate_sign" AS ENUM ('PHONE', 'ADDRESS', 'NAME');

-- CreateTable
CREATE TABLE "duplicate_searches" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "reached" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "duplicate_searches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duplicate_keys" (
    "key" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,

    CONSTRAINT "duplicate_keys_pkey" PRIMARY KEY ("key","member_id")
);

-- CreateTable
CREATE TABLE "duplicate_pairs" (
    "one_id" INTEGER NOT NULL,
    "other_id" INTEGER NOT NULL,
    "signs" "duplicate_sign"[],

    CONSTRAINT "duplicate_pairs_pkey" PRIMARY KEY ("one_id","other_id")
);

-- CreateIndex
CREATE INDEX "duplicate_pairs_other_id_idx" ON "duplicate_pairs"("other_id");

-- AddForeignKey
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
