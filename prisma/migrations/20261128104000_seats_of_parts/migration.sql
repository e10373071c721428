-- Parts of a session that are sat one after the other have the same rooms: a seat is one a room and part. Parts that are sat at the same time
-- share the seats, which is checked under a lock of the rooms (schema/programs/exams/room-seats.ts).
DROP INDEX "applications_room_seat_idx";
CREATE UNIQUE INDEX "applications_room_seat_idx" ON "applications"("room_id", "exam_part", "seat_number") NULLS NOT DISTINCT
    WHERE "seat_number" IS NOT NULL AND "room_id" IS NOT NULL;

-- Numbers that somebody had for another part: they are nobody else's.
ALTER TABLE "applications" ADD COLUMN "former_numbers" TEXT[] DEFAULT ARRAY[]::TEXT[];
