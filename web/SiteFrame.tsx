// The frame of every page that is not an error: head, layout, and the scroll position of where the reader has been.
import { Outlet, ScrollRestoration, useMatches } from "react-router-dom";
import { DocumentHead } from "#web/document/DocumentHead.tsx";
import { SiteLayout } from "#web/layout/SiteLayout.tsx";
import { type Access, isPageHandle } from "#web/page/page-route.ts";
import { PopupGate } from "./PopupGate.tsx";

/** Who pages in the office's own frame are for. What is written in place, such as a post, keeps the frame of the site. */
const OFFICE: ReadonlySet<Access> = new Set([
  "staff",
  "memberOffice",
  "memberPage",
  "financeOffice",
  "programOffice",
  "siteManager",
  "homeWriter",
  "trash",
]);

/** The layout itself holds the <Outlet/>. Pages of the office bring their own, so that no visitor loads it. */
export function SiteFrame() {
  const handle = useMatches().at(-1)?.handle;
  const isOffice = isPageHandle(handle) && OFFICE.has(handle.access);
  return (
    <>
      <DocumentHead />
      {isOffice ? <Outlet /> : <SiteLayout />}
      {isOffice ? null : <PopupGate />}
      <ScrollRestoration />
    </>
  );
}
