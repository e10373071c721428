// Seeing the site as a member does: begun with a reason and a fresh proof, ended by one act, both written
// down (docs/core.md#access-to-peoples-data).

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { refusal } from "#schema/errors.ts";
import { manageMembers } from "#schema/policies/people/members.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { lockManaged } from "./lock-managed.ts";
import { endView, type StartedView, startView } from "./view-as-member.ts";

const StartedViewRef = builder.objectRef<StartedView>("StartedMemberView").implement({
  description: "Somebody of the office sees the site as a member does.",
  authScopes: { can: manageMembers },
  fields: (t) => ({
    memberId: t.expose("memberId", { type: "Id" }),
    pass: t.exposeString("token", {
      description: "Sent as `Authorization: View <pass>`. Good for queries alone.",
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
  }),
});

const ofMembers = { can: manageMembers, subject: "member", visitorsSee: false } as const;

action("startMemberView", {
  who: "office",
  ...ofMembers,
  description:
    "Begins to see the site as the member does, and changes nothing there; CONFLICT where the account is not active.",
  type: StartedViewRef,
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    reason: arg.string({ required: true, validate: reason }),
  })),
  run: async (tx, { id, reason }, { now }, { viewer }) => {
    if (!viewer) throw refusal(false);
    return startView(tx, await lockManaged(tx, id, viewer), { sessionId: viewer.sessionId, reason, now });
  },
  answer: (_query, started) => started,
});

action("endMemberView", {
  who: "office",
  ...ofMembers,
  description: "Ends what this session sees as a member; false where there was nothing.",
  type: "Boolean",
  args: {},
  run: async (tx, _args, _author, { viewer }) => {
    if (!viewer) throw refusal(false);
    return endView(tx, viewer.sessionId);
  },
  answer: (_query, ended) => ended,
});
