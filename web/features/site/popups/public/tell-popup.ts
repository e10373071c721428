// Tells the server what was done with a popup, for its figures (docs/site.md#popups). Nobody waits for it, and anyone who sends is not told.
import type { PopupAct } from "#schema/validation/site/popups.ts";

export function tellPopup(id: number, act: PopupAct): void {
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
