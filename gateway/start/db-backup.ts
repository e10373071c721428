// `npm run db:backup -- file` and `npm run db:restore -- file`: the settings' database and files into one file, and back.
import { resolve } from "node:path";
import process from "node:process";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { writeBackup } from "#prisma/backup/write-backup.ts";
import { openDatabase } from "#prisma/open-database.ts";
import { readConfig } from "./config.ts";
import { closeDataFolder } from "./data-folder.ts";
import { describeStartFailure } from "./start-failure.ts";

const commands = {
  backup: { work: writeBackup, done: "Backed up", example: "npm run db:backup -- site.backup.gz" },
  restore: { work: restoreBackup, done: "Restored", example: "npm run db:restore -- site.backup.gz" },
} as const;

async function main(name: string | undefined, file: string | undefined): Promise<void> {
  const command = commands[name === "restore" ? "restore" : "backup"];
  if (file === undefined) {
    process.stderr.write(`Name the file: ${command.example}\n`);
    process.exitCode = 1;
    return;
  }
  const { databaseUrl, dataDir, filesDir } = readConfig();
  closeDataFolder(dataDir, databaseUrl === null);
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir });
  try {
    const { rows, files } = await command.work(database.connection, filesDir, resolve(file));
    process.stdout.write(`${command.done}: ${rows} rows and ${files} files, ${resolve(file)}\n`);
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv[2], process.argv[3]);
} catch (error) {
  process.stderr.write(describeStartFailure(error).replace(/^Cannot start: /, "Not done: "));
  process.exitCode = 1;
}
