// Says what the gateway asks of the pages of a build without rendering one. It is a bundle of its own: the
// render weighs fifty megabytes in memory, and the main loop has no use for it.
import { INLINE_SCRIPTS } from "#web/document/inline-scripts.ts";
import type { Board } from "#web/gql/enums.ts";
import { createPageIntl } from "#web/i18n/intl.ts";
import { splitLanguage, type UiLanguage } from "#web/i18n/language.ts";
import type { Messages } from "#web/i18n/messages.ts";
import { createPageFinder, type PageFinder } from "#web/page/find-page.ts";
import { PAGES } from "#web/pages.ts";

/** What is known of the pages of one build without rendering one. */
export interface PageTable extends PageFinder {
  readonly buildId: string;
  /** The texts of the inline scripts, for the CSP. */
  readonly inlineScripts: readonly string[];
  /** The sources of the operations that the client sends. */
  readonly documents: readonly string[];
  readonly languageOf: (path: string) => UiLanguage;
  /** What a board is called. */
  readonly boardName: (board: Board, language: UiLanguage) => string;
}

/** The names of enumerations, by file. */
const names = import.meta.glob<Messages>("#web/messages/*/core/enums.json", {
  eager: true,
  import: "default",
});
const intlOf = (language: UiLanguage) =>
  createPageIntl(
    language,
    Object.assign({}, ...Object.keys(names).map((file) => file.includes(`/${language}/`) && names[file])),
  );
const intls = { ko: intlOf("ko"), en: intlOf("en") } as const;

/** The documents of this client, as it sends them: every string of web/gql that is an operation. */
const documents = Object.values(import.meta.glob<Record<string, unknown>>("#web/gql/*.ts", { eager: true }))
  .flatMap((file) => Object.values(file))
  .filter((value) => typeof value === "string" && /^(?:query|mutation) /.test(value))
  .map(String);

/** The table of the pages of a build. */
export function createPageTable(buildId: string): PageTable {
  return {
    buildId,
    inlineScripts: Object.values(INLINE_SCRIPTS),
    documents,
    languageOf: (path) => splitLanguage(path).language,
    boardName: (board, language) => intls[language].formatMessage({ id: `enums.Board.${board}` }),
    ...createPageFinder(PAGES),
  };
}
