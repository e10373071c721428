// What the router shows in place of a page that failed.
import { useLocation, useRouteError } from "react-router-dom";
import { statusOf } from "#web/page/page-error.ts";
import { ErrorReport } from "./ErrorReport.tsx";

/** The error page for whatever was thrown. */
export function ErrorScreen() {
  return <ErrorReport status={statusOf(useRouteError())} path={useLocation().pathname} />;
}
