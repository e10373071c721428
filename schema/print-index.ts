// `npm run schema`, first: writes schema/index.ts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaIndex } from "./schema-index.ts";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, "schema/index.ts"), schemaIndex(root));
