// Only the head: what is edited is asked for in the browser, with the session.

import { PAGE_NAMES } from "#web/features/pages/page-names.ts";
import { splitLanguage } from "#web/i18n/language.ts";
import type { PageLoader } from "#web/page/page.ts";
import { pageOfEditor } from "./page-of-editor.ts";

export const loader: PageLoader = async ({ intl, url }) => {
  const key = pageOfEditor(splitLanguage(url.pathname).path);
  const page = intl.formatMessage({ id: PAGE_NAMES[key] });
  return { meta: { title: intl.formatMessage({ id: "page-editing.page.title" }, { page }), noindex: true } };
};
