// Only the head: the application is asked for in the browser, with the session.
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => {
  return { meta: { title: intl.formatMessage({ id: "applications.one.title" }), noindex: true } };
};
