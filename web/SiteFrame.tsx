// The frame of every page that is not an error: head, layout, and the scroll position of where the reader has been.
import { Outlet, ScrollRestoration, useMatches } from "react-router-dom";
import { SiteLayout } from "#web/layout/SiteLayout.tsx";
import { DocumentHead } from "./DocumentHead.tsx";
import { isPageHandle } from "./page-route.ts";

/** The layout itself holds the <Outlet/>. Pages of the office bring their own, so that no visitor loads it. */
export function SiteFrame() {
  const handle = useMatches().at(-1)?.handle;
  const isOffice = isPageHandle(handle) && (handle.access === "staff" || handle.access === "memberOffice");
  return (
    <>
      <DocumentHead />
      {isOffice ? <Outlet /> : <SiteLayout />}
      <ScrollRestoration />
    </>
  );
}
