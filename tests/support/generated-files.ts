// The committed files that tools write, for the runs that write them again.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./source-files.ts";

/** One hash of all of them as they are now. */
export function digestGenerated(): string {
  const folder = join(ROOT, "web", "gql");
  const files = [
    "schema/schema.graphql",
    "schema/index.ts",
    "web/i18n/message-files.ts",
    "web/features/programs/programs/program-fields.graphql",
  ].map((file) => join(ROOT, file));
  if (existsSync(folder)) files.push(...readdirSync(folder).map((name) => join(folder, name)));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(existsSync(file) ? readFileSync(file) : "");
  return hash.digest("hex");
}
