// Acts on a payment that wait for a second person, or waited for one.
import { PaymentAct, ProposalState } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { PROPOSAL_MS } from "#schema/validation/money/payment-proposals.ts";
import { isOwn, secondPersonsFor } from "./dual-approval-need.ts";
import { PaymentRef } from "./payment.ts";

const office = { can: managePayments };
/** More than these are in the audit log. */
const SHOWN = 20;

const PaymentActRef = builder.enumType("PaymentAct", {
  description: "What FINANCE does with a payment.",
  values: Object.values(PaymentAct),
});

const ProposalStateRef = builder.enumType("ProposalState", {
  description: "FALLEN: the payment was moved since, or nobody answered in time.",
  values: Object.values(ProposalState),
});

builder.prismaObject("PaymentProposal", {
  description: "An act on a payment that one person may not do alone.",
  authScopes: office,
  select: {
    state: true,
    version: true,
    createdAt: true,
    proposedById: true,
    payment: { select: { version: true, memberId: true } },
  },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    act: t.expose("act", { type: PaymentActRef }),
    amount: t.exposeInt("amount", {
      nullable: true,
      description: "Whole won that are given back or given up; null: none.",
    }),
    reason: t.exposeString("reason", { nullable: true }),
    answer: t.exposeString("answer", { nullable: true, description: "Why it was refused." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    endsAt: t.field({
      type: "DateTime",
      description: "It falls then unless somebody answers.",
      resolve: ({ createdAt }) => new Date(createdAt.getTime() + PROPOSAL_MS),
    }),
    state: t.field({
      type: ProposalStateRef,
      resolve: ({ state, version, createdAt, payment }, _args, { clock }) => {
        if (state !== "WAITS") return state;
        const isOver = clock.now().getTime() >= createdAt.getTime() + PROPOSAL_MS;
        return isOver || payment.version !== version ? "FALLEN" : state;
      },
    }),
    proposedByName: t.string({
      select: { proposedBy: { select: NAME_COLUMNS } },
      resolve: ({ proposedBy }, _args, context) => nameFor(context, proposedBy),
    }),
    decidedByName: t.string({
      nullable: true,
      select: { decidedBy: { select: NAME_COLUMNS } },
      resolve: ({ decidedBy }, _args, context) => nameFor(context, decidedBy),
    }),
    isViewers: t.boolean({
      description: "The viewer proposed it.",
      resolve: ({ proposedById }, _args, { viewer }) => proposedById === viewer?.memberId,
    }),
    viewerCanApprove: t.boolean({
      resolve: ({ proposedById, payment }, _args, { viewer }) =>
        viewer !== null && proposedById !== viewer.memberId && !isOwn(payment, viewer.memberId),
    }),
  }),
});

interface SecondPerson {
  readonly isOwn: boolean;
  readonly above: number | null;
  readonly isThere: boolean;
}

const SecondPersonRef = builder.objectRef<SecondPerson>("SecondPerson").implement({
  description: "When the viewer's acts on a payment wait for a second person.",
  fields: (t) => ({
    isOwn: t.exposeBoolean("isOwn", { description: "It is the viewer's own payment: every act waits." }),
    above: t.exposeInt("above", {
      nullable: true,
      description: "Refunds, exemptions and write-offs of more whole won wait; null: of no amount.",
    }),
    isThere: t.exposeBoolean("isThere", {
      description: "Somebody else could approve. Nobody could: acts are done at once, and the log says so.",
    }),
  }),
});

builder.prismaObjectFields(PaymentRef, (t) => ({
  proposals: t.relation("proposals", {
    description: `Acts that wait for a second person, or waited for one, the newest first; at most ${SHOWN}.`,
    authScopes: office,
    query: { orderBy: { id: "desc" }, take: SHOWN },
  }),
  secondPerson: t.field({
    type: SecondPersonRef,
    authScopes: office,
    resolve: async (payment, _args, context) => {
      const me = context.viewer?.memberId ?? 0;
      const { above, approvers } = await secondPersonsFor(context);
      const isThere = approvers.some((id) => id !== me && id !== payment.memberId);
      return { isOwn: isOwn(payment, me), above, isThere };
    },
  }),
}));
