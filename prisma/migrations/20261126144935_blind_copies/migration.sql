-- CreateEnum
CREATE TYPE "blind_copy_state" AS ENUM ('CLEAN', 'ENCRYPTED', 'DISTRIBUTED', 'DAMAGED', 'TOO_LARGE');

-- CreateTable
CREATE TABLE "blind_copies" (
    "file_id" INTEGER NOT NULL,
    "stored_as" TEXT NOT NULL,
    "state" "blind_copy_state" NOT NULL,
    "size" INTEGER NOT NULL DEFAULT 0,
    "names" TEXT NOT NULL,

    CONSTRAINT "blind_copies_pkey" PRIMARY KEY ("file_id")
);

-- AddForeignKey
ALTER TABLE "blind_copies" ADD CONSTRAINT "blind_copies_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
