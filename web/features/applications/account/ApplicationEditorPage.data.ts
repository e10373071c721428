// Only the head: what can be applied for is asked in the browser, with the session.
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => {
  return { meta: { title: intl.formatMessage({ id: "applications.apply.title" }), noindex: true } };
};
