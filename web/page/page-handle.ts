// One line of the table (web/pages.ts), and what is known of its page without loading it. The gateway and the document read this.
import type { MessageId } from "#web/i18n/message-ids.ts";
import { type WordSet, wordsOf } from "#web/i18n/word-files.ts";
import { type Frame, frameOf } from "./frame.ts";
import type { OfficePlace, SectionPlace } from "./menu-place.ts";
import type { Rights } from "./rights.ts";

export interface PageLine {
  readonly path: string;
  /**
   * "site/posts/public/PostListPage": web/features/site/posts/public/PostListPage.tsx, and
   * PostListPage.data.ts where it has no `title`.
   */
  readonly page: string;
  /** What a page needs to know that has several paths. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** The title of a page that loads nothing before it is drawn: its data is asked for in the browser, with the session. */
  readonly title?: MessageId;
  readonly description?: MessageId;
  /** Everybody, unless something else is said. */
  readonly rights?: Rights;
  /** The office's under /admin, else the site's, unless something else is said. */
  readonly frame?: Frame;
  /** None for a page that is reached from another one, the header, the footer or a mail. */
  readonly menu?: SectionPlace | OfficePlace;
  readonly query?: readonly string[];
  readonly listed?: boolean;
}

export interface PageHandle {
  readonly rights: Rights;
  /** Query keys the page's bytes depend on; every other key is ignored, and is no part of the cache key. */
  readonly query: readonly string[];
  /** Whether search engines may show it; a page of search results is not worth showing among search results. */
  readonly listed: boolean;
  /** Module keys of the page as Vite's manifest spells them. */
  readonly modules: readonly string[];
  /** What the page says beside the words of every page. */
  readonly words: readonly WordSet[];
  /** Null where the page's loader makes it. */
  readonly title: MessageId | null;
}

/** The rules of Mantine's parts. Pages that are only read are made of plain elements. */
const MANTINE_PARTS = "theme/mantine-parts.ts";
const OFFICE_LAYOUT = "layout/OfficeLayout.tsx";

/** What a line says of its page. */
export function handleOf(line: PageLine): PageHandle {
  const { page, title = null, rights = "public", query = [], listed = true } = line;
  const modules = [
    ...(rights === "public" ? [] : [MANTINE_PARTS]),
    ...(frameOf(line) === "office" ? [OFFICE_LAYOUT] : []),
    `features/${page}.tsx`,
    ...(title ? [] : [`features/${page}.data.ts`]),
  ];
  return { rights, query, listed, modules, words: wordsOf(page, rights), title };
}

/** Whether a route's handle is a page's. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "rights" in handle && "modules" in handle;
}
