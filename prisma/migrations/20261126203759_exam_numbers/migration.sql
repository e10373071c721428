-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "slip_mailed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "exam_sessions" ADD COLUMN     "number_digits" INTEGER NOT NULL DEFAULT 3,
ADD COLUMN     "number_has_part" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "number_prefix" TEXT;

-- A seat number is one a room; two rooms of a session have a seat 1 each.
DROP INDEX "applications_seat_idx";
CREATE UNIQUE INDEX "applications_room_seat_idx" ON "applications"("room_id", "seat_number") WHERE "seat_number" IS NOT NULL AND "room_id" IS NOT NULL;
CREATE UNIQUE INDEX "applications_seat_idx" ON "applications"("program_id", "seat_number") WHERE "seat_number" IS NOT NULL AND "room_id" IS NULL;
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_number_digits" CHECK ("number_digits" BETWEEN 2 AND 6);
