// What the treasurer does: asks for the dues, reads statements, books lines, sends money back, closes months;
// and takes a wrong booking back.

import { upload } from "#tests/year/people.ts";
import { act, type World } from "#tests/year/world.ts";
import {
  BankRowsDocument,
  BookBankRowDocument,
  SetBankRowAsideDocument,
  UndoBankBookingDocument,
} from "#web/gql/bank.ts";
import { DuesYearDocument, IssueDuesDocument } from "#web/gql/dues.ts";
import { CloseMonthDocument, MonthEndDocument } from "#web/gql/month-end.ts";
import {
  ManagedPaymentPageDocument,
  ManagedPaymentsDocument,
  RefundPaymentDocument,
} from "#web/gql/payment-office.ts";

/** Asks everybody of a year for their dues. */
export async function issueDues(world: World, year: number): Promise<void> {
  const answer = await act(world, world.office.finance, "look at the dues", DuesYearDocument, { year });
  const grades: readonly { toAsk: number }[] = Object(answer?.duesYear).grades ?? [];
  const expectedCount = grades.reduce((sum, { toAsk }) => sum + toAsk, 0);
  if (expectedCount === 0) return;
  const dueOn = new Date(world.now.getTime() + 45 * 86_400_000).toISOString().slice(0, 10);
  await act(world, world.office.finance, "ask for the dues", IssueDuesDocument, {
    year,
    dueOn,
    expectedCount,
  });
}

const seoul = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString();
const monthOf = (at: Date) => seoul(at).slice(0, 7);

/** Days of a statement: it is read weekly, and some days after a month's end before the month is closed. */
const STATEMENT_DAYS = 14;

/** The statement of the last days, as the bank's site gives it: lines of before are in it again. */
function statement(world: World): string {
  const from = new Date(world.now.getTime() - STATEMENT_DAYS * 86_400_000);
  const lines = world.bank.filter(({ at }) => at <= world.now && at > from);
  const rows = lines.map(({ at, sender, amount }) => {
    const time = seoul(at).slice(0, 19).replace("T", " ");
    return amount > 0 ? `${time},,${amount},${sender}` : `${time},${-amount},,${sender}`;
  });
  return ["거래일시,출금,입금,내용", ...rows].join("\r\n");
}

interface Row {
  readonly id: number;
  readonly amount: number;
  readonly rank: string;
  readonly candidates: readonly {
    readonly id: number;
    readonly version: number;
    readonly outstanding: number;
  }[];
}

/** @returns whether the site has every line of it */
export async function readStatement(world: World): Promise<boolean> {
  const { finance } = world.office;
  const content = statement(world);
  if (content.split("\r\n").length === 1) return true;
  const asked = new URLSearchParams({
    name: `${monthOf(world.now)}.csv`,
    head: "0",
    fields: "DAY,OUT,IN,SENDER",
  });
  const answer = await upload(world.site, finance, world.now, `/api/v1/statements?${asked}`, content);
  world.acts.push(`${world.now.toISOString()} ${finance.name}: reads a statement, ${answer.status}`);
  if (answer.status >= 500) throw new Error(`The statement: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.status < 400;
}

/** Works through the lines that wait. One in forty is booked wrongly, and taken back. */
export async function bookLines(world: World): Promise<void> {
  const { random, office } = world;
  const answer = await act(world, office.finance, "look at the bank", BankRowsDocument, {
    state: "OPEN",
    page: 1,
    language: "KO",
  });
  const rows: readonly Row[] = Object(answer?.bankRows).items ?? [];
  for (const { id, rank, amount, candidates } of rows) {
    const [best] = candidates;
    if (amount < 0) continue;
    if (!best || (rank !== "CERTAIN" && best.outstanding !== amount && random.oneIn(2))) {
      await act(world, office.finance, "set a line aside", SetBankRowAsideDocument, { id, aside: true });
      continue;
    }
    const booked = await act(world, office.finance, "book a line", BookBankRowDocument, {
      id,
      paymentId: best.id,
      version: best.version,
      acceptSurplus: true,
    });
    if (booked && random.oneIn(40)) {
      await act(world, office.finance, "take a booking back", UndoBankBookingDocument, {
        id,
        reason: "잘못 처리함",
      });
    }
  }
}

/** Sends back what is due to come back. */
export async function sendRefunds(world: World): Promise<void> {
  const { finance } = world.office;
  const answer = await act(world, finance, "look at refunds", ManagedPaymentsDocument, {
    filter: { state: ["REFUND_REQUESTED"] },
    sort: "CREATED",
    descending: true,
    page: 1,
    size: 20,
    language: "KO",
  });
  const items: readonly { id: number }[] = Object(answer?.payments).items ?? [];
  for (const { id } of items) {
    const page = await act(world, finance, "look at a payment", ManagedPaymentPageDocument, {
      id,
      language: "KO",
    });
    const payment = Object(page?.managedPayment ?? page?.payment);
    const amount = Number(payment.refundDue ?? 0);
    if (!(amount > 0)) continue;
    const sent = await act(world, finance, "send a refund", RefundPaymentDocument, {
      id,
      version: payment.version,
      amount,
      reason: "신청 취소",
      seat: null,
      way: "BY_TRANSFER",
      sentAt: null,
      refundAccount: payment.refundAccount ?? "국민 123-456-789012",
      proofs: [],
    });
    if (sent) world.bank.push({ at: world.now, sender: "환불", amount: -amount });
  }
}

/** Closes the month before once all of its lines are read, with a word where bank and ledger differ. */
export async function closeMonth(world: World): Promise<void> {
  const { finance } = world.office;
  const month = monthOf(new Date(world.now.getTime() - 10 * 86_400_000));
  if (world.closedMonths.includes(month) || !(await readStatement(world))) return;
  await bookLines(world);
  await act(world, finance, "look at a month", MonthEndDocument, { month });
  const closed = await act(world, finance, "close a month", CloseMonthDocument, {
    month,
    note: "미확인 입금은 다음 달에 확인",
  });
  if (!closed) return;
  world.closedMonths.push(month);
  compareWithBank(world, month, Object(closed.closeMonth).closing.sums);
}

/** @throws Error where a closed month holds other sums than the bank */
function compareWithBank(world: World, month: string, sums: { bankIn: number; bankOut: number }): void {
  const amounts = world.bank.filter(({ at }) => monthOf(at) === month).map(({ amount }) => amount);
  const came = amounts.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0);
  const went = -amounts.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0);
  if (sums.bankIn !== came || sums.bankOut !== went)
    throw new Error(
      `${month} is closed with ${sums.bankIn} in and ${sums.bankOut} out; at the bank it was ${came} and ${went}`,
    );
}
