// POST /api/v1/group-links: a contact without an account gets a link that proves the address and opens the form of a group
// (docs/applications.md#group-applications). Every address gets the same answer.
import { type Route, readInput } from "#gateway/auth/routes.ts";
import { db } from "#prisma/client.ts";
import { askForGroupLink } from "#schema/programs/groups/group-links.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { groupLinkRequest } from "#schema/validation/programs/groups.ts";
import type { SubscriptionTools } from "./subscription-routes.ts";

/** It throws HttpError VALIDATION, TOO_MANY_TRIES, NOT_FOUND, APPLICATIONS_CLOSED, PROGRAM_FULL. */
export const groupLinkRoute = ({ throttle, clock, links }: SubscriptionTools): Route => ({
  method: "POST",
  run: async (request, address) => {
    const { program_id: programId, email, language } = await readInput(groupLinkRequest, request);
    await throttle.subscription(address, emailKey(email));
    const asking = { programId, email, language: language === "en" ? "EN" : "KO" } as const;
    await db.$transaction((tx) => askForGroupLink(tx, asking, { links, now: clock.now() }));
    return { status: 204 };
  },
});
