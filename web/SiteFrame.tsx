// Around every page that is not an error: the document's head, and the scroll position of where the reader
// has been. The frames of the site and of the office are inside (web/routes.tsx).
import { Outlet, ScrollRestoration } from "react-router-dom";
import { DocumentHead } from "#web/document/DocumentHead.tsx";
import { ViewStrip } from "./features/people/members/view/ViewStrip.tsx";
import { POSITIONS_KEY, placeOf } from "./page/positions.ts";

export function SiteFrame() {
  return (
    <>
      <DocumentHead />
      <Outlet />
      <ViewStrip />
      <ScrollRestoration getKey={placeOf} storageKey={POSITIONS_KEY} />
    </>
  );
}
