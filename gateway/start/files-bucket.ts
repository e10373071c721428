// `npm run files:bucket`: makes the buckets of FILES_URL and BACKUP_URL that are not there, in a storage that
// runs beside the site.
import process from "node:process";
import { makeBucket } from "#gateway/files/make-bucket.ts";
import { ConfigError } from "./config.ts";
import { runCommand } from "./database-command.ts";

await runCommand(async ({ filesS3, backup: { place } }) => {
  const places = [filesS3, place && "s3" in place ? place.s3 : null].filter((one) => one !== null);
  if (places.length === 0) throw new ConfigError("neither FILES_URL nor BACKUP_URL is on S3");
  for (const one of places) {
    const isNew = await makeBucket(one);
    process.stdout.write(`The bucket ${one.bucket} ${isNew ? "was made" : "is there"}.\n`);
  }
});
