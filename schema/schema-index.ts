// The text of schema/index.ts, made of the files that are there: whatever adds something to the builder when it is imported.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What brings the builder along, or the one way to write a mutation (schema/action.ts). */
const DEFINES = /^import .*"#schema\/(?:builder|action)\.ts";$/m;

/** @param root the folder of the repository */
export function schemaIndex(root: string): string {
  const folder = join(root, "schema");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(
      (file) => /^[a-z-]+\/.*\.ts$/.test(file) && DEFINES.test(readFileSync(join(folder, file), "utf8")),
    )
    .sort();
  return `// The whole schema: importing a file adds what it defines to the builder. Made by \`npm run schema\` (schema/schema-index.ts).
${files.map((file) => `import "#schema/${file}";`).join("\n")}
import { builder } from "./builder.ts";
import "./events.ts";

export const schema = builder.toSchema();
`;
}
