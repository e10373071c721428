// Only the head: the payment is asked for in the browser, with the session.
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => ({
  meta: { title: intl.formatMessage({ id: "payment-office.page.title" }), noindex: true },
});
