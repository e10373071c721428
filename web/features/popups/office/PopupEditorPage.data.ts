// Only the head: the popup is asked for in the browser, with the session.
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => ({
  meta: { title: intl.formatMessage({ id: "popups.editor.title" }), noindex: true },
});
