// What `npm run new` writes for a noun: the files that are copied from the frequent questions, and the lines
// that each register gets. Writes nothing.
import { type NewNoun, publicPage, renamed, wordsOf } from "./new-noun-words.ts";

/** Files that are copied whole. */
const COPIED = [
  "schema/policies/site/faqs.ts",
  "schema/validation/site/faqs.ts",
  "schema/site/faqs/faq-queries.ts",
  "schema/site/faqs/faq-mutations.ts",
  "web/features/site/faqs/faqs.graphql",
  "web/features/site/faqs/office/FaqEditorPage.tsx",
  "web/features/site/faqs/office/use-faq-editor.ts",
  "web/features/site/faqs/public/FaqPage.data.ts",
  "tests/integration/site/faqs.test.ts",
  "tests/e2e/faqs.spec.ts",
];

/** What is the questions' alone: their search, whom to ask, and their address in the search's answers. */
const LEFT_OUT = [
  /\n {2}settings \{[^}]*\}/,
  /\ntest\("the search finds them[\s\S]*?\n\}\);\n/,
  / {2}await open\(`\/search\?[\s\S]*?toBeInViewport\(\);\n\n/,
  /^ {2}\/\/\/ What search looks through.*\n {2}searchKey.*\n/m,
  /, searchKey: _key(?=, \.\.\.words)/,
  / and found(?= by everybody)/,
  / and finds it by the search/,
  /, found(?=, and taken out)/,
  / @core/,
];

/** Lines, or pieces in brackets that begin with one, that are written a second time for the new noun. */
const REGISTERED: Readonly<Record<string, RegExp>> = {
  "prisma/schema.prisma": /^model Faq \{|^ {2}faqVersion /,
  "schema/validation/core/audit.ts": /^ {2}"(?:faq|saveFaqs)",/,
  "schema/core/settings/read-settings.ts": /^ {2}faqVersion:/,
  "web/paths.ts": /^export const FAQ_/,
  "web/pages.ts": /^ {2}FAQ_|^ +\{ path: FAQ_PATH|^ +office\(FAQ_EDITOR/,
  "tests/integration/core/access-matrix.test.ts": /^ {2}"(?:Query|Mutation)\.\w*[fF]aqs/,
  "tests/security/whose.ts": /^ {4}"(?:Query|Mutation)\.\w*[fF]aqs/,
};

/** What the questions are called in the menus and in the log, by the id of the message. */
const NAMES = {
  "core/office-menu.json": ["office-menu.faq"],
  "core/layout.json": ["layout.nav.faq"],
  "core/audit.json": ["audit.action.saveFaqs", "audit.subject.faq"],
} as const;

const trimmed = (text: string): string => LEFT_OUT.reduce((rest, piece) => rest.replace(piece, ""), text);

const depthOf = (line: string): number =>
  (line.match(/[([{]/g) ?? []).length - (line.match(/[)\]}]/g) ?? []).length;
const isNote = (line: string): boolean => line.trimStart().startsWith("///");

/**
 * The text with each piece that begins with such a line once more, renamed. A piece is the line, the `///`
 * above it, and the lines until its bracket closes.
 */
function registered(text: string, begins: RegExp, noun: NewNoun): string {
  const lines = text.split("\n");
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? "";
    result.push(first);
    const opening = first.endsWith("{") ? `${first} ${lines[at + 1]?.trim()}` : first;
    if (!begins.test(opening)) continue;
    const noted = lines.slice(0, at).findLastIndex((line) => !isNote(line)) + 1;
    const piece = [...lines.slice(noted, at), first];
    for (let depth = depthOf(first); depth > 0 && at + 1 < lines.length; depth += depthOf(lines[at] ?? "")) {
      at += 1;
      piece.push(lines[at] ?? "");
      result.push(lines[at] ?? "");
    }
    const isBlock = /^model /.test(first);
    result.push(...(isBlock ? [""] : []), renamed(trimmed(piece.join("\n")), noun));
  }
  return result.join("\n");
}

/** A file of messages with the new noun's name before the line of each of the ids. */
function named(text: string, ids: readonly string[], nameOf: (id: string) => string, noun: NewNoun): string {
  return text
    .split("\n")
    .flatMap((line) => {
      const id = ids.find((candidate) => line.startsWith(`  "${candidate}":`));
      return id === undefined ? [line] : [`  "${renamed(id, noun)}": "${nameOf(id)}",`, line];
    })
    .join("\n");
}

/** Each file that a new noun adds or changes, with its whole text. `read` reads one of the files that there are. */
export function filesOf(noun: NewNoun, read: (file: string) => string): ReadonlyMap<string, string> {
  const { many, area } = noun;
  const files = new Map<string, string>();
  for (const file of COPIED) {
    const head = file.endsWith(".spec.ts") ? "// @long faqs.spec.ts\n" : "";
    files.set(renamed(file, noun), head + renamed(trimmed(read(file)), noun));
  }
  files.set(renamed("web/features/site/faqs/public/FaqPage.tsx", noun), publicPage(noun));
  for (const [file, begins] of Object.entries(REGISTERED)) {
    files.set(file, registered(read(file), begins, noun));
  }
  for (const language of ["ko", "en"] as const) {
    const words = wordsOf(noun, language);
    files.set(`web/messages/${language}/${area}/${many}.json`, `${JSON.stringify(words, null, 2)}\n`);
    const name = words[`${many}.title`] ?? many;
    const nameOf = (id: string): string =>
      id.includes("action") ? { ko: `${name} 수정`, en: `${name} changed` }[language] : name;
    for (const [file, ids] of Object.entries(NAMES)) {
      const path = `web/messages/${language}/${file}`;
      files.set(path, named(read(path), ids, nameOf, noun));
    }
  }
  return files;
}
