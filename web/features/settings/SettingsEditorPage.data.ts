// Only the head: the settings are asked for in the browser, with the session.
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => ({
  meta: { title: intl.formatMessage({ id: "settings.title" }), noindex: true },
});
