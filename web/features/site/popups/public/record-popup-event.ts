// Reports to the server what a visitor did with a popup, for its statistics (docs/site.md#popups). The page
// neither waits for it nor shows an error.
import type { PopupAct } from "#schema/validation/site/popups.ts";

export function recordPopupEvent(id: number, act: PopupAct): void {
  const body = JSON.stringify({ id, act });
  // The page may be left with this very click; a figure that is lost is no trouble to anybody.
  void fetch("/api/v1/popups", {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "omit",
    keepalive: true,
    body,
  }).catch(() => {});
}
