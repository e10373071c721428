// Only the head: what is edited is asked for in the browser, with the session.

import { splitLanguage } from "#web/i18n/language.ts";
import type { PageLoader } from "#web/page/page.ts";
import { boardOfEditor } from "./board-of-editor.ts";

export const loader: PageLoader = async ({ intl, params, url }) => {
  const board = intl.formatMessage({ id: `enums.Board.${boardOfEditor(splitLanguage(url.pathname).path)}` });
  const id = params.idx === undefined ? "editor.page.create" : "editor.page.edit";
  return { meta: { title: intl.formatMessage({ id }, { board }), noindex: true } };
};
