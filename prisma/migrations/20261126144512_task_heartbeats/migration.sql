-- AlterTable
ALTER TABLE "dues_reminders" ADD COLUMN     "is_end" BOOLEAN NOT NULL DEFAULT false;

-- A gateway that is killed in a task leaves its job to another one after ten seconds without a sign of life; it was a minute.
UPDATE pgboss.queue SET heartbeat_seconds = 10 WHERE name = 'tasks';
UPDATE pgboss.job SET heartbeat_seconds = 10 WHERE name = 'tasks' AND state < 'completed';
