// The messages of one language, never of the other, a set of files at a time (web/i18n/word-files.ts).
import type { IntlShape, MessageFormatElement } from "react-intl";
import type { UiLanguage } from "./language.ts";
import type { MessageId } from "./message-ids.ts";
import { setOfWords, type WordSet } from "./word-files.ts";

/** Id to text, which comes out of the build already parsed (web/build/messages-plugin.ts). */
export type Messages = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;

/** By path, "/messages/ko/site/posts.json". The words of mails are the server's alone (schema/core/mail/mail-words.ts). */
const FILES = import.meta.glob<Messages>(["#web/messages/*/*/*.json", "!**/mails.json", "!**/privacy.json"], {
  import: "default",
});

const FILE = /\/messages\/(\w+)\/\w+\/(.*)\.json$/;
const filesOf = (language: string, set: WordSet) => `${language} ${set}`;
const FILES_BY_SET = Object.groupBy(Object.keys(FILES), (path) => {
  const [, language = "", file = ""] = FILE.exec(path) ?? [];
  return filesOf(language, setOfWords(file));
});

/** The paths of the files of a set. */
export function wordFiles(language: UiLanguage, set: WordSet): readonly string[] {
  return FILES_BY_SET[filesOf(language, set)] ?? [];
}

/** Loads sets of words. Rejects when they cannot be had (offline, replaced by a newer build). */
export async function loadWords(language: UiLanguage, sets: readonly WordSet[]): Promise<Messages> {
  const paths = sets.flatMap((set) => wordFiles(language, set));
  return Object.assign({}, ...(await Promise.all(paths.map((path) => FILES[path]?.()))));
}

/** Loads sets of words into an intl that has others. Rejects as loadWords does. */
export async function addWords({ locale, messages }: IntlShape, sets: readonly WordSet[]): Promise<void> {
  Object.assign(messages, await loadWords(locale === "en" ? "en" : "ko", sets));
}
