// The frame of every page that is not an error: head, layout, and the scroll position of where the reader has been.
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { DocumentHead } from "#web/document/DocumentHead.tsx";
import { PopupSlot } from "#web/features/popups/public/PopupSlot.tsx";
import { SiteLayout } from "#web/layout/SiteLayout.tsx";

/** Pages under this bring the office's own frame, so that no visitor loads it. What is written in place, such as a post, keeps the frame of the site. */
const OFFICE = /^\/admin\/(?!(?:education|evaluation)-programs\/(?:create|edit))/;

/** The layout itself holds the <Outlet/>. Pages of the office bring their own, so that no visitor loads it. */
export function SiteFrame() {
  const isOffice = OFFICE.test(useLocation().pathname);
  return (
    <>
      <DocumentHead />
      {isOffice ? <Outlet /> : <SiteLayout />}
      {isOffice ? null : <PopupSlot />}
      <ScrollRestoration />
    </>
  );
}
