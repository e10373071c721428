// The frame of the site's own pages: the layout, which holds the page, the emergency notice above it, and the place of popups.
import { EmergencyStrip } from "./features/site/emergency/public/EmergencyStrip.tsx";
import { PopupSlot } from "./features/site/popups/public/PopupSlot.tsx";
import { SiteLayout } from "./layout/SiteLayout.tsx";

export function PublicFrame() {
  return (
    <>
      <SiteLayout urgent={<EmergencyStrip />} />
      <PopupSlot />
    </>
  );
}
