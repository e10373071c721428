// Around every page that is not an error: the document's head, and the scroll position of where the reader has been. The frames of the
// site and of the office stand inside (web/routes.tsx).
import { type Location, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { DocumentHead } from "#web/document/DocumentHead.tsx";
import { ViewStrip } from "./features/people/members/view/ViewStrip.tsx";
import { POSITIONS_KEY, useHeldPosition } from "./page/use-held-position.ts";

/** Every address that is typed has the same key: it would begin where the last one was left. Loaded anew, a page stays where it was. */
const placeOf = ({ key, pathname, search }: Location): string =>
  key === "default" ? `${pathname}${search}` : key;

export function SiteFrame() {
  useHeldPosition(placeOf(useLocation()));
  return (
    <>
      <DocumentHead />
      <Outlet />
      <ViewStrip />
      <ScrollRestoration getKey={placeOf} storageKey={POSITIONS_KEY} />
    </>
  );
}
