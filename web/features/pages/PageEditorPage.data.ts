// Only the head: what is edited is asked for in the browser, with the session.
import type { PageLoader } from "#web/api/page.ts";
import { splitLanguage } from "#web/i18n/language.ts";
import { pageOfEditor } from "./editing/page-of-editor.ts";
import { PAGE_NAMES } from "./page-names.ts";

export const loader: PageLoader = async ({ intl, url }) => {
  const key = pageOfEditor(splitLanguage(url.pathname).path);
  const page = intl.formatMessage({ id: PAGE_NAMES[key] });
  return { meta: { title: intl.formatMessage({ id: "page-editing.page.title" }, { page }), noindex: true } };
};
