-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "staff_hours" INTEGER NOT NULL DEFAULT 8,
ADD COLUMN     "staff_idle_minutes" INTEGER NOT NULL DEFAULT 30;
