// Only the head: what is edited is asked for in the browser, with the session.
import { PAGE_NAMES } from "#web/components/pages/page-names.ts";
import type { PageKey } from "#web/gql/enums.ts";
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader<{ pageKey: PageKey }> = async ({ intl, props }) => {
  const page = intl.formatMessage({ id: PAGE_NAMES[props.pageKey] });
  return { meta: { title: intl.formatMessage({ id: "page-editing.page.title" }, { page }) } };
};
