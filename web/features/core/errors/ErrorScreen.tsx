// What the router shows in place of a page that failed.
import { useLocation, useRouteError } from "react-router-dom";
import { localizedPath, useLanguage } from "#web/i18n/language.ts";
import { statusOf } from "#web/page/page-error.ts";
import { ErrorReport } from "./ErrorReport.tsx";

/** The error page for whatever was thrown. */
export function ErrorScreen() {
  // The router's own path has no language; the address that was typed has.
  const path = localizedPath(useLanguage(), useLocation().pathname);
  return <ErrorReport status={statusOf(useRouteError())} path={path} />;
}
