// `npm run files:move -- s3://bucket/prefix` (or file:///folder): copies the uploaded files from where
// FILES_URL has them to another place, and proves that both are equal. It may be stopped and begun again.
import process from "node:process";
import { placeOfFiles } from "#gateway/backups/backed-up-files.ts";
import { openBlobs } from "#gateway/files/blobs.ts";
import { moveFiles } from "#gateway/files/move-files.ts";
import { ConfigError, readPlaceOf } from "./config.ts";
import { runCommand } from "./database-command.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const [, , url] = process.argv;

await runCommand(async (config) => {
  if (url === undefined)
    throw new ConfigError("name the new place: npm run files:move -- s3://bucket/prefix");
  const [from, to] = await Promise.all([openBlobs(placeOfFiles(config)), openBlobs(readPlaceOf(url))]);
  const moved = await moveFiles(from, to, (files) => say(`${files} files compared`));
  say(`${moved.files} files with ${moved.bytes} bytes; ${moved.sent} of them were sent now.`);
  for (const name of moved.different) say(`DIFFERENT: ${name}`);
  if (moved.different.length > 0) process.exitCode = 1;
  else say(`Both places are equal. Stop the site, run this once more, and start it with FILES_URL=${url}`);
});
