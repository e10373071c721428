// The text of web/i18n/message-files.ts, made of the files that are there.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * Words of mails (schema/core/mail/mail-words.ts) and of the first privacy policy (prisma/seed/content/pages) are the server's.
 */
export const WORDS_OF_THE_SERVER: readonly string[] = ["mails", "privacy"];

/** @param root the folder of the repository */
export function messageFileTypes(root: string): string {
  // In the order of their paths, in which "faqs" is before "faqs-office", as the linter has it.
  const paths = readdirSync(join(root, "web/messages/ko"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replaceAll("\\", "/").replace(".json", ""))
    .filter((path) => !WORDS_OF_THE_SERVER.includes(basename(path)))
    .sort();
  const nameOf = (path: string) =>
    basename(path).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `// The client's message files. Made by \`npm run schema\` (web/build/message-file-types.ts).
${paths.map((path) => `import type ${nameOf(path)} from "#web/messages/ko/${path}.json";`).join("\n")}

export type MessageFiles =
${paths.map((path) => `  | typeof ${nameOf(path)}`).join("\n")};
`;
}
