// Only the head: what a member sees of the account is asked for in the browser, with the session.
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => ({
  meta: {
    title: intl.formatMessage({ id: "account.title" }),
    description: intl.formatMessage({ id: "account.description" }),
    noindex: true,
  },
});
