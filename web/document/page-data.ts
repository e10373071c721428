// Says what the server hands the browser inside the page: enough to take over without asking again.
import type { Graph } from "schema-dts";
import type { SSRData } from "urql";
import type { UiLanguage } from "#web/i18n/language.ts";
import type { SerializedPageError } from "#web/page/page-error.ts";

export const PAGE_DATA_ID = "page-data";
export const ROOT_ID = "root";

export interface PageDataScript {
  readonly language: UiLanguage;
  /** The build this page belongs to; the browser compares it with /version.json. */
  readonly buildId: string;
  /** Results of the queries the loaders ran. */
  readonly queries: SSRData;
  /** react-router's state, by route id. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, SerializedPageError>> | null;
  /** Set when the page failed on the server: what to tell when asking for help. */
  readonly requestId?: string;
}

/** JSON that can be inside a <script>: no "<", and none of the line separators older parsers stumble over. */
export function toScriptJson(data: PageDataScript | Graph): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Reads it back from the document. Throws when the page holds none. */
export function readPageData(): PageDataScript {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error("This page holds no page data");
  return JSON.parse(text);
}
