// POST /api/v1/popups: a browser reports that a popup was shown, followed or closed (docs/site.md#popups).
// The report does not identify anybody, and nothing is stored of it but a number.

import { type Route, readInput } from "#gateway/auth/routes.ts";
import { limitSenders } from "#gateway/http/limit-senders.ts";
import type { Clock } from "#schema/context.ts";
import { countPopup } from "#schema/site/popups/count-popup.ts";
import { popupActInput } from "#schema/validation/site/popup-acts.ts";

export const POPUP_ACTS_PATH = "/api/v1/popups";

/**
 * What one address may tell in ten minutes, an office behind one address among them. Counted here: a flood
 * must not become writes.
 */
const ACTS = { points: 120, duration: 600 };

export function popupRoute({ clock }: { readonly clock: Clock }): Route {
  const count = limitSenders(ACTS.points, ACTS.duration);
  return {
    method: "POST",
    run: async (request, address) => {
      await count(address);
      const { id, act } = await readInput(popupActInput, request);
      await countPopup(id, act, clock.now());
      return { status: 204 };
    },
  };
}
