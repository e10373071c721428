// Only the head: popups are asked for in the browser, with the session.
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => ({
  meta: { title: intl.formatMessage({ id: "popups.title" }), noindex: true },
});
