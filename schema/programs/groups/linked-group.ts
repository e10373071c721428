// Defines what the link of a contact without an account opens: the form of a group, and once it is applied for, the group.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { DomainError } from "#schema/errors.ts";
import { areApplicationsClosed } from "#schema/money/payments/application-closed.ts";
import { withApplications } from "#schema/money/payments/applications-of-payment.ts";
import { transferOf } from "#schema/money/payments/bank-transfer.ts";
import { PaymentStateRef } from "#schema/money/payments/payment-enums.ts";
import { TransferDetailsRef } from "#schema/money/payments/transfer-details.ts";
import { openGroupByLink } from "#schema/policies/programs/groups.ts";
import { refundColumns } from "#schema/programs/applications/application-refund.ts";
import { outstandingOf, refundDueOf } from "#schema/validation/money/payment-state.ts";
import { withdrawDeadline } from "#schema/validation/money/refund.ts";
import { applicationLink } from "#schema/validation/programs/applications.ts";
import { groupRows } from "#schema/validation/programs/groups.ts";
import { ApplicationGroupRef } from "./application-group.ts";
import { GroupRowInputRef } from "./group-inputs.ts";
import { findGroupLink, type GroupLink } from "./group-links.ts";
import { GroupOfferRef, GroupPreviewRef, offerOf, previewOf } from "./group-preview.ts";

const readPaymentOf = (groupId: number) =>
  db.payment.findUnique({ where: { groupId }, include: withApplications });
type LinkedPayment = NonNullable<Awaited<ReturnType<typeof readPaymentOf>>>;

const LinkedGroupPaymentRef = builder.objectRef<LinkedPayment>("LinkedGroupPayment").implement({
  description: "The payment of a group, for its contact without an account.",
  fields: (t) => ({
    state: t.expose("state", { type: PaymentStateRef }),
    amountDue: t.exposeInt("amountDue", { description: "Whole won." }),
    amountPaid: t.exposeInt("amountPaid"),
    refundDue: t.int({ description: "Still to be sent back.", resolve: refundDueOf }),
    refundAccount: t.exposeString("refundAccount", { nullable: true }),
    transfer: t.field({
      type: TransferDetailsRef,
      nullable: true,
      description: "Where to send what is outstanding; null when there is nothing to send or no account.",
      resolve: async (payment) =>
        outstandingOf(payment) > 0 && !areApplicationsClosed(payment)
          ? transferOf(payment, await readSettings(db), false)
          : null,
    }),
  }),
});

const LinkedGroupRef = builder.objectRef<GroupLink>("LinkedGroup").implement({
  description: "What the link of a contact opens.",
  fields: (t) => ({
    email: t.exposeString("email", { description: "The address that the link proves." }),
    offer: t.field({
      type: GroupOfferRef,
      nullable: true,
      description: "What the form needs; null once it was sent, and where the program is gone.",
      resolve: ({ groupId, programId }, _args, { clock }) =>
        groupId === null ? offerOf(programId, "GENERAL", clock.now()) : null,
    }),
    group: t.prismaField({
      type: ApplicationGroupRef,
      nullable: true,
      grantScopes: ["groupLink"],
      description: "Null while nothing was applied for.",
      // Ids are from 1 on.
      resolve: (query, { groupId }) =>
        db.applicationGroup.findUnique({ ...query, where: { id: groupId ?? 0 } }),
    }),
    payment: t.field({
      type: LinkedGroupPaymentRef,
      nullable: true,
      description: "Null where it costs nothing.",
      resolve: ({ groupId }) => (groupId === null ? null : readPaymentOf(groupId)),
    }),
    canWithdraw: t.boolean({
      resolve: async ({ programId }, _args, { clock }) => {
        const program = await db.program.findUniqueOrThrow({
          where: { id: programId },
          select: refundColumns,
        });
        return clock.now() < withdrawDeadline(program);
      },
    }),
  }),
});

const link = { required: true, validate: applicationLink } as const;

builder.queryFields((t) => ({
  linkedGroup: t.field({
    type: LinkedGroupRef,
    nullable: true,
    description: "What the link of a contact opens; null when it has ended.",
    authScopes: { can: openGroupByLink },
    args: { link: t.arg.string(link) },
    resolve: (_root, { link: token }, { mail, clock }) =>
      findGroupLink(db, token, { links: mail.links, now: clock.now() }),
  }),

  linkedGroupPreview: t.field({
    type: GroupPreviewRef,
    description: "What would come of a sheet, for who holds the link of a contact. LINK_ENDED.",
    authScopes: { can: openGroupByLink },
    args: { link: t.arg.string(link), rows: t.arg({ type: [GroupRowInputRef], required: true }) },
    resolve: async (_root, { link: token, rows }, { mail, clock }) => {
      const now = clock.now();
      const found = await findGroupLink(db, token, { links: mail.links, now });
      if (!found) throw new DomainError("LINK_ENDED");
      return await previewOf(found.programId, groupRows.parse(rows), "GENERAL", now);
    },
  }),
}));
