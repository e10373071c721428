// The messages of one language, never of the other: what every page says, what only pages with forms and the office say
// (web/i18n/account-messages-*.ts names those files), and what some pages say, one chunk a file (page-words.ts).
import type { IntlShape, MessageFormatElement } from "react-intl";
import { renderedPart } from "#web/page/rendered-parts.ts";
import type { UiLanguage } from "./language.ts";
import type { MessageId } from "./message-ids.ts";
import type { PageWords } from "./page-words.ts";

/** Id to text, which comes out of the build already parsed (web/build/messages-plugin.ts). */
export type Messages = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;

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
  const chunks = await Promise.all(words.map((name) => loadPageMessages(locale, name)));
  Object.assign(messages, ...chunks);
}

async function loadPageMessages(locale: string, name: PageWords): Promise<Messages | undefined> {
  const rendered = await renderedPart<{ readonly default: Messages }>(`messages/${locale}/${name}.json`);
  if (rendered) return rendered.default;
  const { PAGE_MESSAGES } = await import("./page-messages.ts");
  return await PAGE_MESSAGES[`/messages/${locale}/${name}.json`]?.();
}
