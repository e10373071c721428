// The frame of the site's own pages: the layout, which holds the page, and the place of popups.
import { PopupSlot } from "./features/popups/public/PopupSlot.tsx";
import { SiteLayout } from "./layout/SiteLayout.tsx";

export function PublicFrame() {
  return (
    <>
      <SiteLayout />
      <PopupSlot />
    </>
  );
}
