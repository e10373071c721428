// Shows what the router shows in place of a page that failed.
import type { ReactNode } from "react";
import { useLocation, useRouteError } from "react-router-dom";
import { localizedPath, useLanguage } from "#web/i18n/language.ts";
import { statusOf } from "#web/page/page-error.ts";
import { ErrorReport } from "./ErrorReport.tsx";

/**
 * The error page for whatever was thrown.
 * @param office what staff see on it of an address that visitors do not see yet, or any more
 */
export function ErrorScreen({ office }: { readonly office?: ReactNode }) {
  // The router's own path has no language; the address that was typed has.
  const path = localizedPath(useLanguage(), useLocation().pathname);
  return <ErrorReport status={statusOf(useRouteError())} path={path} office={office} />;
}
