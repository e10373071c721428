// Whether the fee of an application is paid, as the office of programs sees it: no account, no sums.
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { FEE_STATES, type FeeState } from "#schema/validation/programs/applicant-filters.ts";

export const FeeStateRef = builder.enumType("FeeState", {
  description: "Whether the fee of an application is paid.",
  values: {
    OPEN: { description: "Not paid, or not in full." },
    PAID: {},
    WAIVED: { description: "The office exempted the payer." },
    FREE: { description: "There is no fee." },
    REFUND: { description: "Sent back, or to be sent back." },
    NONE: { description: "Nothing is asked for yet, or no longer." },
  } satisfies Record<FeeState, { description?: string }>,
});

/** What it takes to know the fee of an application; that of a group is paid by its payer. */
export const PAID_WITH = {
  amount: true,
  payment: { select: { id: true, memberId: true, state: true, method: true, paidAt: true } },
  group: {
    select: { payment: { select: { id: true, memberId: true, state: true, method: true, paidAt: true } } },
  },
} as const satisfies Prisma.ApplicationSelect;
type Paid = Prisma.ApplicationGetPayload<{ select: typeof PAID_WITH }>;

export interface ApplicantFee {
  readonly state: FeeState;
  /** When the last of it came in, or was waived. */
  readonly paidAt: Date | null;
  readonly payment: Paid["payment"];
}

/** As `FEE_STATE` in SQL. */
export function feeOf({ amount, payment: own, group }: Paid): ApplicantFee {
  const payment = own ?? group?.payment ?? null;
  if (payment === null) return { state: amount === 0 ? "FREE" : "NONE", paidAt: null, payment };
  return { state: stateOf(payment), paidAt: payment.paidAt, payment };
}

function stateOf({ state, method }: NonNullable<Paid["payment"]>): FeeState {
  switch (state) {
    case "PAID":
      return method === "EXEMPT" ? "WAIVED" : "PAID";
    case "PENDING":
    case "DECLARED":
    case "PARTIAL":
      return "OPEN";
    case "REFUND_REQUESTED":
    case "PARTLY_REFUNDED":
    case "REFUNDED":
      return "REFUND";
    default:
      return "NONE";
  }
}

const ORDER = Prisma.join(
  FEE_STATES.map((state, at) => Prisma.sql`WHEN ${state} THEN ${at}::int`),
  " ",
);

/** The state of the fee of a row of `applications`: a text of FEE_STATES. */
const FEE_STATE = Prisma.sql`COALESCE((
  SELECT CASE
    WHEN fee.state = 'PAID' AND fee.method = 'EXEMPT' THEN 'WAIVED'
    WHEN fee.state = 'PAID' THEN 'PAID'
    WHEN fee.state IN ('PENDING', 'DECLARED', 'PARTIAL') THEN 'OPEN'
    WHEN fee.state IN ('REFUND_REQUESTED', 'PARTLY_REFUNDED', 'REFUNDED') THEN 'REFUND'
    ELSE 'NONE' END
  FROM payments AS fee
  WHERE fee.application_id = applications.id
    OR (applications.group_id IS NOT NULL AND fee.group_id = applications.group_id)
  ORDER BY fee.application_id NULLS LAST LIMIT 1),
  CASE WHEN applications.amount = 0 THEN 'FREE' ELSE 'NONE' END)`;

/** Who has not paid comes first. */
export const FEE_ORDER = Prisma.sql`(CASE ${FEE_STATE} ${ORDER} END)`;

export const inFeeStates = (states: readonly FeeState[]): Prisma.Sql =>
  Prisma.sql`${FEE_STATE} = ANY(${[...states]}::text[])`;
