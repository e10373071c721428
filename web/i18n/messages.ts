// The messages of one language, never of the other: what every page says, what only pages with forms and the office say
// (web/i18n/account-messages-*.ts names those files), and what some pages say, one chunk a file (page-words.ts).
import type { IntlShape, MessageFormatElement } from "react-intl";
import type { UiLanguage } from "./language.ts";
import type { MessageId } from "./message-ids.ts";
import type { PageWords } from "./page-words.ts";

/** Id to text, which comes out of the build already parsed (web/build/messages-plugin.ts). */
export type Messages = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;

const pageFiles = import.meta.glob<Messages>(
  [
    "#web/messages/*/banners.json",
    "#web/messages/*/exams.json",
    "#web/messages/*/pages.json",
    "#web/messages/*/posts.json",
    "#web/messages/*/program-pages.json",
    "#web/messages/*/programs.json",
    "#web/messages/*/search.json",
  ],
  { import: "default" },
);

/** Loads what every page says. Rejects when the chunk cannot be had (offline, replaced by a newer build). */
export async function loadMessages(language: UiLanguage): Promise<Messages> {
  const chunk = language === "ko" ? await import("./messages-ko.ts") : await import("./messages-en.ts");
  return chunk.messages;
}

/** Loads what forms and the office say into an intl that has the rest. Rejects as loadMessages does. */
export async function addAccountMessages({ locale, messages }: IntlShape): Promise<void> {
  const chunk =
    locale === "ko" ? await import("./account-messages-ko.ts") : await import("./account-messages-en.ts");
  Object.assign(messages, chunk.messages);
}

/** Loads what some pages say into an intl that has the rest. Rejects as loadMessages does. */
export async function addPageMessages(
  { locale, messages }: IntlShape,
  words: readonly PageWords[],
): Promise<void> {
  const chunks = await Promise.all(words.map((name) => pageFiles[`/messages/${locale}/${name}.json`]?.()));
  Object.assign(messages, ...chunks);
}
