// Toss Payments by its documented HTTP (https://docs.tosspayments.com/reference): no script of theirs comes
// into a page (decision 60).
import {
  type Checkout,
  type DepositAccount,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  ProviderSilence,
  type ProviderStatus,
} from "#schema/money/payments/payment-provider.ts";
import { inSeoul } from "#schema/validation/core/seoul.ts";
import { z } from "#schema/validation/zod.ts";

/** Milliseconds. A payer looks at an empty page meanwhile; what takes longer is asked about later. */
const ANSWERS_WITHIN = 15_000;

export interface TossOptions {
  readonly secretKey: string;
  /** Origin without a slash at the end. */
  readonly baseUrl: string;
  /** Where payers come back to: the whole address. */
  readonly returnUrl: string;
  /** Whether the contract with the service has virtual accounts. */
  readonly givesAccounts: boolean;
  /** Milliseconds. */
  readonly answersWithin?: number;
}

const won = z.int().min(0);
/** The fields of a payment that are read; there are many more. */
const payment = z.object({
  orderId: z.string(),
  paymentKey: z.string().min(1).max(200),
  status: z.enum([
    "READY",
    "IN_PROGRESS",
    "WAITING_FOR_DEPOSIT",
    "DONE",
    "CANCELED",
    "PARTIAL_CANCELED",
    "ABORTED",
    "EXPIRED",
  ]),
  currency: z.literal("KRW"),
  totalAmount: won,
  balanceAmount: won,
  approvedAt: z.iso.datetime({ offset: true }).nullish(),
  virtualAccount: z
    .object({
      accountNumber: z.string().min(1).max(50),
      bankCode: z.string().min(1).max(20),
      customerName: z.string().min(1).max(200),
      dueDate: z.iso.datetime({ offset: true }),
      expired: z.boolean().nullish(),
      refundStatus: z.string().nullish(),
    })
    .nullish(),
  checkout: z.object({ url: z.url({ protocol: /^https?$/ }) }).nullish(),
  failure: z.object({ code: z.string() }).nullish(),
});
const failure = z.object({ code: z.string().max(100) });

/** Errors by which nothing is decided: keys that are wrong here, too many at once, a card company that is away for a moment. */
const UNDECIDED: ReadonlySet<number> = new Set([401, 408, 429]);
const UNDECIDED_CODES: ReadonlySet<string> = new Set([
  "FORBIDDEN_REQUEST",
  "INCORRECT_BASIC_AUTH_FORMAT",
  "PROVIDER_ERROR",
  "CARD_PROCESSING_ERROR",
]);
/** The first request of a key is still at work. */
const AT_WORK = "IDEMPOTENT_REQUEST_PROCESSING";

export function createToss(options: TossOptions): PaymentProvider {
  const { secretKey, baseUrl, returnUrl, givesAccounts, answersWithin = ANSWERS_WITHIN } = options;
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;

  async function call(path: string, key: string | null, body: object | null): Promise<unknown> {
    const { status, text } = await send(path, key, body);
    const answer = parse(text);
    if (status >= 200 && status < 300) return answer;
    const code = failure.safeParse(answer).data?.code ?? `HTTP_${status}`;
    if (code === AT_WORK) throw new ProviderSilence(code, false);
    if (status >= 500 || status < 400 || UNDECIDED.has(status) || UNDECIDED_CODES.has(code))
      throw new ProviderSilence(`${status} ${code}`, true);
    throw new ProviderRefusal(code);
  }

  async function send(path: string, key: string | null, body: object | null) {
    try {
      const response = await fetch(baseUrl + path, {
        method: body ? "POST" : "GET",
        headers: {
          authorization,
          ...(body ? { "content-type": "application/json" } : {}),
          ...(key === null ? {} : { "idempotency-key": key }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: "error",
        signal: AbortSignal.timeout(answersWithin),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new ProviderSilence(`${path.split("/").at(-1)} was not answered`, false, error);
    }
  }

  const read = async (path: string, key: string | null, body: object | null) =>
    toPayment(await call(path, key, body));

  const cancel = (paymentKey: string, key: string, cancelBody: object) =>
    read(`/v1/payments/${encodeURIComponent(paymentKey)}/cancel`, key, cancelBody);

  return {
    givesAccounts,
    begin: ({ key, ...checkout }) => read("/v1/payments", key, toRequest(checkout, returnUrl)),
    take: ({ key, orderId, paymentKey, amount }) =>
      read("/v1/payments/confirm", key, { paymentKey, orderId, amount }),
    ask: async (orderId) => {
      try {
        return await read(`/v1/payments/orders/${encodeURIComponent(orderId)}`, null, null);
      } catch (error) {
        if (error instanceof ProviderRefusal && error.code === "NOT_FOUND_PAYMENT") return null;
        throw error;
      }
    },
    close: ({ key, paymentKey, reason }) => cancel(paymentKey, key, { cancelReason: reason }),
    sendBack: ({ key, paymentKey, amount, reason }) =>
      cancel(paymentKey, key, { cancelReason: reason, cancelAmount: amount }),
  };
}

function toRequest({ orderId, amount, name, ...how }: Checkout, returnUrl: string): object {
  // A payer who turns back there returns without the name of the order.
  const failUrl = `${returnUrl}?order=${encodeURIComponent(orderId)}`;
  const order = { amount, orderId, orderName: name, successUrl: returnUrl, failUrl };
  if (how.depositUntil !== null)
    return { method: "VIRTUAL_ACCOUNT", ...order, dueDate: toSeoulTime(how.depositUntil) };
  return { method: "CARD", ...order, ...(how.isAbroad ? { useInternationalCardOnly: true } : {}) };
}

/** As the service writes a moment of a deadline: by the clock of Korea, such as 2026-11-24T18:00:00. */
const toSeoulTime = (at: Date): string => inSeoul(at).toISOString().slice(0, 19);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderSilence("an answer that is no JSON", true, error);
  }
}

/** @throws ProviderSilence for what can't be read: nothing is concluded from it */
function toPayment(answer: unknown): ProviderPayment {
  const { data, error } = payment.safeParse(answer);
  if (!data) throw new ProviderSilence("a payment that can't be read", true, error);
  const { orderId, paymentKey, totalAmount, balanceAmount, approvedAt } = data;
  const status = toStatus(data);
  return {
    orderId,
    paymentKey,
    status,
    amount: totalAmount,
    sentBack: totalAmount - balanceAmount,
    takenAt: approvedAt ? new Date(approvedAt) : null,
    account: status === "WAITING" ? toAccount(data) : null,
    checkoutUrl: data.checkout?.url ?? null,
    failure: data.failure?.code ?? (data.status === "EXPIRED" || hasExpired(data) ? "EXPIRED" : null),
  };
}

type TossPayment = z.output<typeof payment>;
const hasExpired = ({ virtualAccount }: TossPayment): boolean => virtualAccount?.expired === true;

/** @throws ProviderSilence where the service waits for a deposit and does not say where */
function toAccount({ virtualAccount }: TossPayment): DepositAccount {
  if (!virtualAccount) throw new ProviderSilence("an account that can't be read", true);
  const { accountNumber: number, bankCode: bank, customerName: holder, dueDate } = virtualAccount;
  return { number, bank, holder, until: new Date(dueDate) };
}

function toStatus(said: TossPayment): ProviderStatus {
  const { status, approvedAt, virtualAccount } = said;
  switch (status) {
    case "READY":
      return "READY";
    case "WAITING_FOR_DEPOSIT":
      return hasExpired(said) ? "ENDED" : "WAITING";
    case "IN_PROGRESS":
      return "AGREED";
    case "DONE":
    case "PARTIAL_CANCELED":
      return "TAKEN";
    case "CANCELED":
      // Also what was never taken can be cancelled. Of an account older versions say when it was opened.
      return approvedAt && virtualAccount?.refundStatus !== "NONE" ? "TAKEN" : "ENDED";
    default:
      return "ENDED";
  }
}
