// Defines what a contact without an account does by the link.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { openGroupByLink } from "#schema/policies/programs/groups.ts";
import { applicationLink, refundAccount } from "#schema/validation/programs/applications.ts";
import { anyGroup } from "#schema/validation/programs/groups.ts";
import { applyForGroupByLink } from "./apply-for-group.ts";
import { findGroupLink } from "./group-links.ts";
import { GroupInputRef } from "./group-mutations.ts";
import { withdrawFromGroup } from "./withdraw-from-group.ts";

const link = { required: true, validate: applicationLink } as const;
const byLink = { who: "link", can: openGroupByLink } as const;

action("applyForGroupByLink", {
  ...byLink,
  type: "Boolean",
  description:
    "Applies for all people of a sheet, or for none; sent again it does nothing. LINK_ENDED, APPLICATIONS_CLOSED, PROGRAM_FULL, PRICE_CHANGED, TOO_MANY_TRIES.",
  args: builder.args((arg) => ({
    link: arg.string(link),
    input: arg.field({ type: GroupInputRef, required: true, validate: anyGroup }),
  })),
  run: (tx, { link: token, input }, { mail, clock }) => {
    const { payerName, phoneNumber, rows, expectedTotal } = input;
    const applying = { payer: { payerName, phoneNumber }, rows, expectedTotal, links: mail.links };
    return applyForGroupByLink(tx, token, applying, clock.now());
  },
  contentVersion: (contentVersion) => contentVersion,
  answer: () => true,
});

action("withdrawFromLinkedGroup", {
  ...byLink,
  type: "Boolean",
  description:
    "Withdraws people of the group. `refundAccount` is needed where money comes back. LINK_ENDED, DEADLINE_PASSED, MOVE_REFUSED.",
  args: builder.args((arg) => ({
    link: arg.string(link),
    applicationIds: arg.field({ type: ["Id"], required: true }),
    refundAccount: arg.string({ validate: refundAccount }),
  })),
  run: async (tx, { link: token, applicationIds, refundAccount: account = null }, { mail, clock }) => {
    const now = clock.now();
    const found = await findGroupLink(tx, token, { links: mail.links, now });
    if (!found || found.groupId === null) throw new DomainError("LINK_ENDED");
    const withdrawing = { id: found.groupId, applicationIds, refundAccount: account };
    return await withdrawFromGroup(tx, withdrawing, { memberId: null, now });
  },
  contentVersion: (contentVersion) => contentVersion,
  answer: () => true,
});
