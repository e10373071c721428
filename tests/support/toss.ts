// Toss Payments as its documents describe it, on a free port of this machine: the calls this site makes, with
// keys that make a request count once, and the troubles a test says. It keeps what it was asked.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export const TOSS_KEY = "test_sk_0123456789abcdef";

interface Cancel {
  cancelAmount: number;
  cancelReason: string;
  transactionKey: string;
}

interface Held {
  orderId: string;
  orderName: string;
  paymentKey: string;
  status: string;
  totalAmount: number;
  balanceAmount: number;
  approvedAt: string | null;
  cancels: Cancel[] | null;
  successUrl: string;
  failUrl: string;
  failure: { code: string; message: string } | null;
  /** What it is by: the service's words of its documents. */
  method: "카드" | "가상계좌";
  /** By the clock of Korea, as it was asked for. */
  dueDate: string | null;
  virtualAccount: {
    accountType: "일반";
    accountNumber: string;
    bankCode: string;
    customerName: string;
    dueDate: string;
    expired: boolean;
    settlementStatus: "INCOMPLETED";
    refundStatus: "NONE" | "COMPLETED";
    refundReceiveAccount: null;
  } | null;
}

interface TossCall {
  readonly path: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * LOST: it is done, and the connection breaks. DROPPED: it breaks before. SILENT and HELD: the same, and
 * nothing is answered for as long as the site lives. A pair: this status and code, and nothing is done.
 */
export type Trouble = "LOST" | "DROPPED" | "SILENT" | "HELD" | readonly [status: number, code: string];

interface PlannedTrouble {
  isMet(): boolean;
  /** Nobody meets it any more. */
  end(): void;
}

export interface TossDouble {
  readonly url: string;
  readonly calls: readonly TossCall[];
  /** The payment of an order, as the service holds it; a test may change it. */
  order(orderId: string): Held;
  /** Whether the request for an order ever arrived. */
  knows(orderId: string): boolean;
  /** The order that the service calls so. */
  orderOf(paymentKey: string): string;
  /** What the payer does on the page: agrees to pay. Answers the address the browser is sent to. */
  agree(orderId: string): string;
  /** Somebody sends the money to the account of an order. */
  deposit(orderId: string): void;
  /** The next call whose path ends so meets this. */
  trouble(pathEnd: string, trouble: Trouble): PlannedTrouble;
  /** Happens as the next call whose path ends so arrives. */
  before(pathEnd: string, happen: () => void): void;
  close(): Promise<void>;
}

type Reply = readonly [status: number, body: object];
const refused = (status: number, code: string): Reply => [status, { code, message: "거절되었습니다." }];

/** @param now the clock of the service */
export async function startToss(now = () => new Date("2026-11-20T01:00:00Z")): Promise<TossDouble> {
  const orders = new Map<string, Held>();
  const replies = new Map<string, Reply>();
  const calls: TossCall[] = [];
  const meanwhile: { end: string; happen: () => void }[] = [];
  const troubles: { end: string; trouble: Trouble }[] = [];
  let url = "";

  const shown = ({ successUrl: _s, failUrl: _f, dueDate: _d, ...held }: Held) => ({
    mId: "tosspayments",
    version: "2022-11-16",
    currency: "KRW",
    ...held,
    checkout: { url: `${url}/v1/payments/${held.paymentKey}/checkout` },
  });

  function begin({ orderId, amount, orderName, successUrl, failUrl, ...how }: TossCall["body"]): Reply {
    const { method, dueDate = null } = how;
    const isAccount = method === "VIRTUAL_ACCOUNT";
    if (isAccount && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(String(dueDate)))
      return refused(400, "INVALID_DATE");
    if (
      !(isAccount || method === "CARD") ||
      typeof amount !== "number" ||
      !/^[\w-]{6,64}$/.test(String(orderId))
    )
      return refused(400, "INVALID_REQUEST");
    if (orders.has(String(orderId))) return refused(400, "DUPLICATED_ORDER_ID");
    const held: Held = {
      orderId: String(orderId),
      orderName: String(orderName),
      paymentKey: `tviva${randomUUID()}`,
      status: "READY",
      totalAmount: amount,
      balanceAmount: amount,
      approvedAt: null,
      cancels: null,
      successUrl: String(successUrl),
      failUrl: String(failUrl),
      failure: null,
      method: isAccount ? "가상계좌" : "카드",
      dueDate: dueDate === null ? null : String(dueDate),
      virtualAccount: null,
    };
    orders.set(held.orderId, held);
    return [200, shown(held)];
  }

  function confirm({ orderId, paymentKey, amount }: TossCall["body"]): Reply {
    const held = orders.get(String(orderId));
    if (!held || held.paymentKey !== paymentKey) return refused(404, "NOT_FOUND_PAYMENT");
    if (held.status === "DONE" || held.status === "WAITING_FOR_DEPOSIT")
      return refused(400, "ALREADY_PROCESSED_PAYMENT");
    if (held.status !== "IN_PROGRESS") return refused(404, "NOT_FOUND_PAYMENT_SESSION");
    if (held.totalAmount !== amount) return refused(400, "INVALID_REQUEST");
    if (held.dueDate !== null) {
      held.status = "WAITING_FOR_DEPOSIT";
      held.virtualAccount = openAccount(held.dueDate);
    } else Object.assign(held, { status: "DONE", approvedAt: now().toISOString() });
    return [200, shown(held)];
  }

  let accounts = 0;
  const openAccount = (dueDate: string): Held["virtualAccount"] => {
    accounts += 1;
    return {
      accountType: "일반",
      accountNumber: `X65056365${String(accounts).padStart(5, "0")}`,
      bankCode: "88",
      customerName: "토스페이먼츠(한별)",
      dueDate: `${dueDate}+09:00`,
      expired: false,
      settlementStatus: "INCOMPLETED",
      refundStatus: "NONE",
      refundReceiveAccount: null,
    };
  };

  function cancel(paymentKey: string, { cancelAmount, cancelReason }: TossCall["body"]): Reply {
    const held = [...orders.values()].find((one) => one.paymentKey === paymentKey);
    if (!held) return refused(404, "NOT_FOUND_PAYMENT");
    if (held.balanceAmount === 0) return refused(400, "ALREADY_CANCELED_PAYMENT");
    // What was deposited goes back to no card.
    if (held.method === "가상계좌" && held.status !== "WAITING_FOR_DEPOSIT")
      return refused(400, "INVALID_REFUND_ACCOUNT_INFO");
    const amount = Number(cancelAmount ?? held.balanceAmount);
    if (amount > held.balanceAmount) return refused(403, "NOT_CANCELABLE_AMOUNT");
    held.balanceAmount -= amount;
    held.status = held.balanceAmount === 0 ? "CANCELED" : "PARTIAL_CANCELED";
    held.cancels = [
      ...(held.cancels ?? []),
      { cancelAmount: amount, cancelReason: String(cancelReason), transactionKey: randomUUID() },
    ];
    return [200, shown(held)];
  }

  function answer(method: string, path: string, body: TossCall["body"]): Reply {
    if (method === "POST" && path === "/v1/payments") return begin(body);
    if (method === "POST" && path === "/v1/payments/confirm") return confirm(body);
    const cancelled = /^\/v1\/payments\/([\w-]+)\/cancel$/.exec(path)?.[1];
    if (method === "POST" && cancelled) return cancel(cancelled, body);
    const asked = /^\/v1\/payments\/orders\/([\w-]+)$/.exec(path)?.[1];
    const held = asked && orders.get(asked);
    return held ? [200, shown(held)] : refused(404, "NOT_FOUND_PAYMENT");
  }

  /** The same key is answered the same, errors too. */
  function once(method: string, path: string, { key, body }: TossCall): Reply {
    const before = key === null ? undefined : replies.get(key);
    if (before) return before;
    const reply = answer(method, path, body);
    if (key !== null) replies.set(key, reply);
    return reply;
  }

  function order(orderId: string): Held {
    const held = orders.get(orderId);
    if (!held) throw new Error(`The double has no order ${orderId}`);
    return held;
  }

  function agree(orderId: string): string {
    const held = order(orderId);
    held.status = "IN_PROGRESS";
    const { paymentKey, totalAmount } = held;
    const query = new URLSearchParams({
      paymentType: "NORMAL",
      orderId,
      paymentKey,
      amount: String(totalAmount),
    });
    return `${held.successUrl}?${query}`;
  }

  function deposit(orderId: string): void {
    const held = order(orderId);
    if (held.status !== "WAITING_FOR_DEPOSIT") throw new Error(`The account of ${orderId} takes nothing`);
    Object.assign(held, { status: "DONE", approvedAt: now().toISOString() });
  }

  function heldAs(paymentKey: string): Held {
    const held = [...orders.values()].find((one) => one.paymentKey === paymentKey);
    if (!held) throw new Error(`The double has no payment ${paymentKey}`);
    return held;
  }

  /** The bank of a payer sends what is asked for to an account; the service tells the site, as it does, more than once. */
  async function sendTo(accountNumber: string): Promise<void> {
    const held = [...orders.values()].find((one) => one.virtualAccount?.accountNumber === accountNumber);
    if (!held) throw new Error(`The double has no account ${accountNumber}`);
    const { orderId, status, successUrl } = held;
    if (status === "WAITING_FOR_DEPOSIT") deposit(orderId);
    const callback = { createdAt: "2026-11-20T10:00:00.000000", secret: "ps_x", status: "DONE", orderId };
    for (const body of [
      callback,
      { eventType: "PAYMENT_STATUS_CHANGED", data: { orderId, status: "DONE" } },
    ]) {
      await fetch(new URL("/api/v1/card/webhook", successUrl), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    }
  }

  /** The page of the service, where a payer agrees or turns back. */
  function checkout(paymentKey: string): string {
    const held = heldAs(paymentKey);
    const stopped = new URL(held.failUrl);
    stopped.searchParams.set("code", "PAY_PROCESS_CANCELED");
    const link = (href: string, text: string) =>
      `<p><a href="${href.replaceAll("&", "&amp;")}">${text}</a></p>`;
    return `<!doctype html><title>${held.orderName}</title>${link(agree(held.orderId), "결제하기")}${link(stopped.href, "그만두기")}`;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = await request.toArray();
    const { method = "GET", url: path = "", headers } = request;
    // A full browser asks every site for it.
    if (path === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    const shownAt = /^\/v1\/payments\/([\w-]+)\/checkout$/.exec(path)?.[1];
    if (shownAt) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(checkout(shownAt));
      return;
    }
    const accountNumber = /^\/bank\/(\w+)$/.exec(path)?.[1];
    if (accountNumber) {
      await sendTo(accountNumber);
      response.end();
      return;
    }
    const key = headers["idempotency-key"];
    const text = Buffer.concat(chunks).toString();
    const call: TossCall = {
      path,
      key: typeof key === "string" ? key : null,
      body: text === "" ? {} : JSON.parse(text),
    };
    calls.push(call);
    const send = ([status, body]: Reply) => response.writeHead(status).end(JSON.stringify(body));
    const expected = `Basic ${Buffer.from(`${TOSS_KEY}:`).toString("base64")}`;
    if (headers.authorization !== expected) return void send(refused(401, "UNAUTHORIZED_KEY"));
    const first = meanwhile.findIndex(({ end }) => path.endsWith(end));
    if (first !== -1) meanwhile.splice(first, 1)[0]?.happen();
    const at = troubles.findIndex(({ end }) => path.endsWith(end));
    const [met] = at === -1 ? [] : troubles.splice(at, 1);
    if (met?.trouble === "DROPPED") return void request.socket.destroy();
    if (met?.trouble === "HELD") return;
    if (met && met.trouble !== "LOST" && met.trouble !== "SILENT") {
      const reply = refused(...met.trouble);
      if (call.key !== null) replies.set(call.key, reply);
      return void send(reply);
    }
    const reply = once(method, path, call);
    if (met?.trouble === "SILENT") return;
    if (met) return void request.socket.destroy();
    send(reply);
  }

  const server = createServer((request, response) => void handle(request, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A listening server has an address");
  url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    calls,
    order,
    knows: (orderId) => orders.has(orderId),
    orderOf: (paymentKey) => heldAs(paymentKey).orderId,
    agree,
    deposit,
    before: (end, happen) => void meanwhile.push({ end, happen }),
    trouble: (end, trouble) => {
      const planned = { end, trouble };
      let isMet = false;
      troubles.push(planned);
      return {
        isMet: () => isMet || !troubles.includes(planned),
        end: () => {
          isMet = !troubles.includes(planned);
          if (!isMet) troubles.splice(troubles.indexOf(planned), 1);
        },
      };
    },
    close: () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      return closed.promise;
    },
  };
}
