// The title of each part, so that tabs, bookmarks and the browser's history tell them apart.
import type { PageLoader } from "#web/page/page.ts";
import { tabOf } from "./account-tabs.ts";

export const loader: PageLoader = async ({ intl, url }) => ({
  meta: {
    title: [
      intl.formatMessage({ id: `account.tab.${tabOf(url.searchParams)}` }),
      intl.formatMessage({ id: "account.title" }),
    ].join(" | "),
    description: intl.formatMessage({ id: "account.description" }),
  },
});
