// The REST calls with which a visitor is notified by email what is new.
import type { OpeningRequestInput } from "#schema/validation/mailing/openings.ts";
import type { SubscriptionRequestInput } from "#schema/validation/mailing/subscriptions.ts";
import type { GroupLinkRequest } from "#schema/validation/programs/groups.ts";
import { type AuthResult, refusal, send, settle } from "./rest-call.ts";

/** POST /api/v1/subscriptions: has a link sent to the address. Succeeds for any, so that it does not reveal who subscribes. */
export function askToSubscribe(input: SubscriptionRequestInput): Promise<AuthResult> {
  return settle("Asking to subscribe", () => plain("subscriptions", input));
}

/** POST /api/v1/subscriptions/confirm: uses a link up. */
export function confirmSubscription(token: string): Promise<AuthResult> {
  return settle("Subscribing", () => plain("subscriptions/confirm", { token }));
}

/** POST /api/v1/opening-notices: has a link sent to the address. Succeeds for any address. */
export function askForOpening(input: OpeningRequestInput): Promise<AuthResult> {
  return settle("Asking for a notice", () => plain("opening-notices", input));
}

/** POST /api/v1/opening-notices/confirm: uses a link up. */
export function confirmOpening(token: string): Promise<AuthResult> {
  return settle("Confirming a notice", () => plain("opening-notices/confirm", { token }));
}

/** POST /api/v1/group-links: has the link of a contact sent to the address. */
export function askForGroupLink(input: GroupLinkRequest): Promise<AuthResult> {
  return settle("Asking for the link of a group", () => plain("group-links", input));
}

async function plain(call: string, input: object): Promise<AuthResult> {
  const answer = await send("POST", call, input);
  return answer.ok ? { success: true } : refusal(answer);
}
