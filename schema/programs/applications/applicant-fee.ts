// Says whether the fee of an application is paid, as the office of programs sees it: no account, no sums.
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { PAYMENT_STATES, type PaymentStateName } from "#schema/validation/money/payment-state.ts";
import { FEE_STATES, type FeeState } from "#schema/validation/programs/applicant-filters.ts";

export const FeeStateRef = builder.enumType("FeeState", {
  description: "Whether the fee of an application is paid.",
  values: {
    OPEN: { description: "Not paid, or not in full." },
    DECLARED: { description: "The payer says that it was sent." },
    PAID: {},
    WAIVED: { description: "The office exempted the payer." },
    FREE: { description: "There is no fee." },
    REFUND: { description: "Sent back, or to be sent back." },
    NONE: { description: "Nothing is asked for yet, or no longer." },
  } satisfies Record<FeeState, { description?: string }>,
});

const PAYMENT = { select: { id: true, memberId: true, state: true, method: true, paidAt: true } } as const;
/** What it takes to know the fee of an application; that of a group is paid by its payer. */
export const PAID_WITH = {
  amount: true,
  payment: PAYMENT,
  group: { select: { payment: PAYMENT } },
} as const satisfies Prisma.ApplicationSelect;
type Paid = Prisma.ApplicationGetPayload<{ select: typeof PAID_WITH }>;

interface ApplicantFee {
  readonly state: FeeState;
  /** When the last of it came in, or was waived. */
  readonly paidAt: Date | null;
  readonly payment: Paid["payment"];
}

/** What the state of a payment says of the fee; a payment that is settled by an exemption is WAIVED. */
const FEE_OF = {
  PENDING: "OPEN",
  DECLARED: "DECLARED",
  PARTIAL: "OPEN",
  PAID: "PAID",
  REFUND_REQUESTED: "REFUND",
  PARTLY_REFUNDED: "REFUND",
  REFUNDED: "REFUND",
  EXPIRED: "NONE",
  CANCELLED: "NONE",
  VOID: "NONE",
} as const satisfies Record<PaymentStateName, FeeState>;

export function feeOf({ amount, payment: own, group }: Paid): ApplicantFee {
  const payment = own ?? group?.payment ?? null;
  if (payment === null) return { state: amount === 0 ? "FREE" : "NONE", paidAt: null, payment };
  const { state, method, paidAt } = payment;
  return { state: state === "PAID" && method === "EXEMPT" ? "WAIVED" : FEE_OF[state], paidAt, payment };
}

const CASES = Prisma.join(
  PAYMENT_STATES.map((state) => Prisma.sql`WHEN ${state}::text THEN ${FEE_OF[state]}::text`),
  " ",
);
const ORDER = Prisma.join(
  FEE_STATES.map((state, at) => Prisma.sql`WHEN ${state} THEN ${at}::int`),
  " ",
);

/** The state of the fee of a row of `applications`: a text of FEE_STATES. */
const FEE_STATE = Prisma.sql`COALESCE((
  SELECT CASE WHEN fee.state = 'PAID' AND fee.method = 'EXEMPT' THEN 'WAIVED'
    ELSE CASE fee.state::text ${CASES} END END
  FROM payments AS fee
  WHERE fee.application_id = applications.id
    OR (applications.group_id IS NOT NULL AND fee.group_id = applications.group_id)
  ORDER BY fee.application_id NULLS LAST LIMIT 1),
  CASE WHEN applications.amount = 0 THEN 'FREE' ELSE 'NONE' END)`;

/** Who has not paid comes first. */
export const FEE_ORDER = Prisma.sql`(CASE ${FEE_STATE} ${ORDER} END)`;

export const inFeeStates = (states: readonly FeeState[]): Prisma.Sql =>
  Prisma.sql`${FEE_STATE} = ANY(${[...states]}::text[])`;
