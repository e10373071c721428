// The day it is looked at; the program itself is asked for in the browser, with what is behind the #.
import { readToday, type Today } from "#web/components/programs/today.ts";
import type { PageData, PageLoader } from "#web/page/page.ts";

export const loader: PageLoader<object, PageData & Today> = async ({ intl }) => ({
  variables: {},
  meta: { title: intl.formatMessage({ id: "preview.title" }), noindex: true },
  ...readToday(),
});
