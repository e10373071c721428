// Only the head: the applicants are asked for in the browser, with the session.
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => {
  return { meta: { title: intl.formatMessage({ id: "applicants.title" }), noindex: true } };
};
