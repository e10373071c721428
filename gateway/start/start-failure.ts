// Explains at the terminal why the site did not start: one line where the reason is known, else the place in the code.
import { isDatabaseAway } from "#prisma/database-away.ts";
import { ConfigError } from "./config.ts";
import { describeError } from "./logger.ts";
import { SeedError } from "./seed-database.ts";

/** Errors of the database's start whose message was written for people. */
const FOR_PEOPLE = new Set([
  "DatabaseStartError",
  "FolderLockedError",
  "DatabaseMajorError",
  "MigrationError",
  "BackupError",
  "CommandError",
]);

/** What is written to standard error, with its line end. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof SeedError) return error.message;
  if (error instanceof ConfigError) return `Cannot start: ${error.message}\n`;
  const { type, message, stack = "" } = describeError(error);
  return FOR_PEOPLE.has(type) || isDatabaseAway(error)
    ? `Cannot start: ${message}\n`
    : `Cannot start: ${type}: ${message}\n${stack}\n`;
}
