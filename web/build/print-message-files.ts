// `npm run schema`: writes web/i18n/message-files.ts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageFileTypes } from "./message-file-types.ts";

const root = join(import.meta.dirname, "../..");
writeFileSync(join(root, "web/i18n/message-files.ts"), messageFileTypes(root));
