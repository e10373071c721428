// The text of web/i18n/message-files.ts, made of the files that are there.
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Words of mails are the server's (schema/mail/mail-words.ts). */
const OF_THE_SERVER = "mails.json";

/** @param root the folder of the repository */
export function messageFileTypes(root: string): string {
  const files = readdirSync(join(root, "web/messages/ko"))
    .filter((file) => file.endsWith(".json") && file !== OF_THE_SERVER)
    .sort();
  const nameOf = (file: string) =>
    file.replace(".json", "").replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `// The client's message files. Made by \`npm run schema\` (web/build/message-file-types.ts).
${files.map((file) => `import type ${nameOf(file)} from "#web/messages/ko/${file}";`).join("\n")}

export type MessageFiles =
${files.map((file) => `  | typeof ${nameOf(file)}`).join("\n")};
`;
}
