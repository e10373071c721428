// The text of web/i18n/message-files.ts, made of the files that are there.
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Words of mails (schema/core/mail/mail-words.ts) and of the first privacy policy (prisma/seed/content/pages) are the server's. */
export const WORDS_OF_THE_SERVER: readonly string[] = ["mails", "privacy"];

/** @param root the folder of the repository */
export function messageFileTypes(root: string): string {
  // In the order of their names, in which "faqs" stands before "faqs-office", as the linter has it.
  const names = readdirSync(join(root, "web/messages/ko"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(".json", ""))
    .filter((name) => !WORDS_OF_THE_SERVER.includes(name))
    .sort();
  const nameOf = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `// The client's message files. Made by \`npm run schema\` (web/build/message-file-types.ts).
${names.map((name) => `import type ${nameOf(name)} from "#web/messages/ko/${name}.json";`).join("\n")}

export type MessageFiles =
${names.map((name) => `  | typeof ${nameOf(name)}`).join("\n")};
`;
}
