// A visitor asks to be notified when applications for a program open, and opens the link of the mail that
// comes. Everybody gets the same answer; opening the page of the link changes nothing, its button does.
import { type Route, readInput } from "#gateway/auth/routes.ts";
import { db } from "#prisma/client.ts";
import { askForOpening, confirmOpening } from "#schema/mailing/openings/ask-for-opening.ts";
import { openingRequest } from "#schema/validation/mailing/openings.ts";
import { subscriptionProof } from "#schema/validation/mailing/subscriptions.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import type { SubscriptionTools } from "./subscription-routes.ts";

/** The routes by path. They throw HttpError VALIDATION, TOO_MANY_TRIES, NOT_FOUND, LINK_ENDED. */
export function openingRoutes({ throttle, clock, links }: SubscriptionTools): ReadonlyMap<string, Route> {
  return new Map<string, Route>([
    [
      "/api/v1/opening-notices",
      {
        method: "POST",
        run: async (request, address) => {
          const { programId, email, language } = await readInput(openingRequest, request);
          await throttle.subscription(address, emailKey(email));
          const asking = { programId, email, language: language === "en" ? "EN" : "KO" } as const;
          await db.$transaction((tx) => askForOpening(tx, asking, { links, now: clock.now() }));
          return { status: 204 };
        },
      },
    ],
    [
      "/api/v1/opening-notices/confirm",
      {
        method: "POST",
        run: async (request, address) => {
          const { token } = await readInput(subscriptionProof, request);
          const giveBack = await throttle.link(address);
          await db.$transaction((tx) => confirmOpening(tx, links.hashOf(token), clock.now()));
          await giveBack();
          return { status: 204 };
        },
      },
    ],
  ]);
}
