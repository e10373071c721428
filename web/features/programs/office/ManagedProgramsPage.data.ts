// Only the head: the list is asked for in the browser, with the session. Staff of another office get 403 (decisions, "Sessions").

import { officeOf } from "#web/components/programs/program-offices.ts";
import { splitLanguage } from "#web/i18n/language.ts";
import type { PageLoader } from "#web/page/page.ts";
import { notFound, PageError } from "#web/page/page-error.ts";
import { session } from "#web/session/session.ts";

export const loader: PageLoader = async ({ intl, url }) => {
  const office = officeOf(splitLanguage(url.pathname).path);
  if (!office) throw notFound();
  if (session.state().user?.canWritePrograms === false) throw new PageError(403);
  return { meta: { title: intl.formatMessage({ id: `program-office.list.${office.id}` }), noindex: true } };
};
