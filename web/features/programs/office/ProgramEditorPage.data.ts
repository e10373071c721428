// Only the head: what is edited is asked for in the browser, with the session.

import { officeOf } from "#web/components/programs/program-offices.ts";
import { splitLanguage } from "#web/i18n/language.ts";
import type { PageLoader } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";

export const loader: PageLoader = async ({ intl, params, url }) => {
  const office = officeOf(splitLanguage(url.pathname).path);
  if (!office) throw notFound();
  const what = params.idx === undefined ? "create" : "edit";
  const title = intl.formatMessage({ id: `program-office.${what}.${office.id}` });
  return { meta: { title, noindex: true } };
};
