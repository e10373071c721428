// Only the head: the figures are asked for in the browser, with the session.
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => ({
  meta: { title: intl.formatMessage({ id: "dashboard.title" }), noindex: true },
});
