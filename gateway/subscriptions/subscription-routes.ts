// A visitor asks to be notified by email what is new, and opens the link of the mail that comes
// (docs/mailing.md#subscriptions). Everybody gets the same answer, also to those who are notified already;
// opening the page of the link changes nothing, its button does.
import { type Route, readInput } from "#gateway/auth/routes.ts";
import type { Throttle } from "#gateway/auth/throttle.ts";
import { db } from "#prisma/client.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { askToSubscribe, subscribe } from "#schema/mailing/subscriptions/subscribe.ts";
import { subscriptionProof, subscriptionRequest } from "#schema/validation/mailing/subscriptions.ts";
import { emailKey } from "#schema/validation/people/members.ts";

export interface SubscriptionTools {
  readonly throttle: Throttle;
  readonly clock: Clock;
  readonly links: OneTimeLinks;
}

/** The routes by path. They throw HttpError VALIDATION, TOO_MANY_TRIES, LINK_ENDED. */
export function subscriptionRoutes({
  throttle,
  clock,
  links,
}: SubscriptionTools): ReadonlyMap<string, Route> {
  return new Map<string, Route>([
    [
      "/api/v1/subscriptions",
      {
        method: "POST",
        run: async (request, address) => {
          const { email, topics, language } = await readInput(subscriptionRequest, request);
          await throttle.subscription(address, emailKey(email));
          const newSubscription = { email, topics, language: language === "en" ? "EN" : "KO" } as const;
          await db.$transaction((tx) => askToSubscribe(tx, newSubscription, { links, now: clock.now() }));
          return { status: 204 };
        },
      },
    ],
    [
      "/api/v1/subscriptions/confirm",
      {
        method: "POST",
        run: async (request, address) => {
          const { token } = await readInput(subscriptionProof, request);
          const giveBack = await throttle.link(address);
          const topics = await db.$transaction((tx) => subscribe(tx, links.hashOf(token), clock.now()));
          await giveBack();
          return { status: 200, body: { topics } };
        },
      },
    ],
  ]);
}
