// Only the head: the list is asked for in the browser, with the session. Staff of another office get 403 (decisions, "Sessions").
import type { PageLoader } from "#web/page/page.ts";
import { PageError } from "#web/page/page-error.ts";
import { session } from "#web/session/session.ts";

export const loader: PageLoader = async ({ intl }) => {
  if (session.state().user?.canWritePosts === false) throw new PageError(403);
  return { meta: { title: intl.formatMessage({ id: "manuscripts.title" }), noindex: true } };
};
