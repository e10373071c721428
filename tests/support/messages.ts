// The words of the site as the tests read them: straight from the files the client is built from.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { createIntl, type PrimitiveType } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { ROOT, readSource } from "./source-files.ts";

export const LANGUAGES = ["ko", "en"] as const;
export type UiLanguage = (typeof LANGUAGES)[number];

/** The message files of a language by noun: `{ posts: { "posts.list.title": "..." } }`. */
export function messageFiles(language: UiLanguage): Record<string, Record<string, string>> {
  const folder = join(ROOT, "web", "messages", language);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  const parsed = paths
    .map((path): [string, Record<string, string>] => [
      basename(path, ".json"),
      JSON.parse(readSource(`web/messages/${language}/${path}`)),
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(parsed);
}

/** All messages of a language in one record. */
export function messagesOf(language: UiLanguage): Record<string, string> {
  return Object.assign({}, ...Object.values(messageFiles(language)));
}

/** Says one message in one language. */
export type Speak = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

/** Says messages as the client does; throws for an unknown id, so that a renamed message fails the test that needs it. */
export function speaker(language: UiLanguage): Speak {
  const intl = createIntl({
    locale: language,
    messages: messagesOf(language),
    onError: (error) => {
      throw error;
    },
  });
  return (id, values) => intl.formatMessage({ id }, values);
}
