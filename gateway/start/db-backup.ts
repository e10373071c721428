// `npm run db:backup -- file` and `npm run db:restore -- file`: the settings' database and files into one file, and back.
import { resolve } from "node:path";
import process from "node:process";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { writeBackup } from "#prisma/backup/write-backup.ts";
import { runOnDatabase } from "./database-command.ts";

const commands = {
  backup: { work: writeBackup, done: "Backed up", example: "npm run db:backup -- site.backup.gz" },
  restore: { work: restoreBackup, done: "Restored", example: "npm run db:restore -- site.backup.gz" },
} as const;

const [, , name, file] = process.argv;
const command = commands[name === "restore" ? "restore" : "backup"];
if (file === undefined) {
  process.stderr.write(`Name the file: ${command.example}\n`);
  process.exitCode = 1;
} else {
  await runOnDatabase(async (connection, { filesDir }) => {
    const { rows, files } = await command.work(connection, filesDir, resolve(file));
    process.stdout.write(`${command.done}: ${rows} rows and ${files} files, ${resolve(file)}\n`);
  });
}
