// Every power of the office's lists, on the list of payments: filters of each kind and several at once, order, pages, counts.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { countAll, readAllListIds } from "#schema/core/lists/all-matching-rows.ts";
import { readListPage } from "#schema/core/lists/list-source.ts";
import { rowsAtMost } from "#schema/core/lists/ngram-frequency.ts";
import { paymentSource } from "#schema/money/payments/payment-list.ts";
import { readPaymentTotals } from "#schema/money/payments/payment-totals.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createListedPayment } from "#tests/support/payments.ts";

const gateway = useGateway();
let headers: Record<string, string>;

const LIST = `query ($filter: PaymentsFilter, $sort: PaymentSort! = CREATED, $descending: Boolean! = true, $page: Int! = 1, $size: Int! = 20) {
  payments(filter: $filter, sort: $sort, descending: $descending, page: $page, size: $size) {
    totalCount hasMore exactCount page pageSize items { payerName amountDue }
  }
}`;

interface Listed {
  totalCount: number;
  hasMore: boolean;
  exactCount: number;
  items: { payerName: string; amountDue: number }[];
}

async function list(variables: object): Promise<Listed> {
  const { data, errors } = await askGraphql(gateway(), LIST, { variables, headers });
  expect(errors).toEqual([]);
  return (data as { payments: Listed }).payments;
}
const names = async (variables: object) => (await list(variables)).items.map(({ payerName }) => payerName);

beforeAll(async () => {
  ({
    session: { headers },
  } = await createSignedIn({ roles: ["FINANCE"] }));
  const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, "0")}T03:00:00Z`);
  await createListedPayment({ payerName: "한가온", createdAt: day(1), amountDue: 10_000 });
  // As macOS writes it: in jamo.
  await createListedPayment({
    payerName: "서하람".normalize("NFD"),
    payerEmail: "haram@example.com",
    createdAt: day(2),
    amountDue: 20_000,
    type: "SEMINAR",
    state: "DECLARED",
  });
  await createListedPayment({
    payerName: "Ana Ribeiro",
    payerEmail: "a.ribeiro@example.com",
    createdAt: day(3),
    amountDue: 30_000,
    type: "SEMINAR",
    method: "CARD",
    state: "PAID",
    amountPaid: 30_000,
    paidAt: day(4),
  });
  await createListedPayment({
    payerName: "도아름",
    createdAt: day(4),
    amountDue: 40_000,
    type: "KITEC",
    dueAt: day(5),
  });
});

test("the database's statistics say how many rows may hold a text, never too few", async () => {
  await db.$executeRaw`ANALYZE payments`;
  const { table } = paymentSource;
  expect(await rowsAtMost(table, ["온"], 3)).toBeCloseTo(1);
  expect(await rowsAtMost(table, ["example"], 3)).toBeGreaterThan(2.9);
  expect(await rowsAtMost(table, ["example", "haram"], 3)).toBeCloseTo(1);
});

const ALL = ["도아름", "Ana Ribeiro", "서하람".normalize("NFD"), "한가온"];

describe("what a list is narrowed by", () => {
  test("nothing: everything, the newest first", async () => {
    expect(await list({})).toMatchObject({ totalCount: 4, hasMore: false, exactCount: 4 });
    expect(await names({})).toEqual(ALL);
  });

  test.each([
    ["a part of a name", { search: "가온" }, ["한가온"]],
    ["a syllable", { search: "온" }, ["한가온"]],
    ["a name that is stored in jamo", { search: "하람" }, ["서하람".normalize("NFD")]],
    ["what is typed in jamo", { search: "가온".normalize("NFD") }, ["한가온"]],
    ["a part of an address, in any case", { search: "RIBEIRO@" }, ["Ana Ribeiro"]],
    ["a single letter: too little", { search: "a" }, []],
    ["one column of several", { email: "example.com" }, ["Ana Ribeiro", "서하람".normalize("NFD")]],
    ["several values of one", { type: ["KITEC", "ANNUAL"] }, ["도아름", "한가온"]],
    ["two at once", { type: ["SEMINAR"], state: ["DECLARED"] }, ["서하람".normalize("NFD")]],
    ["a way of paying", { method: ["CARD"] }, ["Ana Ribeiro"]],
    ["amounts, both ends included", { amount: { from: 20_000, to: 30_000 } }, ["Ana Ribeiro", ALL[2]]],
    ["days in Seoul, both included", { created: { from: "2026-11-02", to: "2026-11-03" } }, [ALL[1], ALL[2]]],
    ["one end only", { paid: { from: "2026-11-04" } }, ["Ana Ribeiro"]],
    ["what is overdue", { overdue: true }, ["도아름"]],
    ["everything at once", { search: "하람", type: ["SEMINAR"], amount: { to: 25_000 } }, [ALL[2]]],
  ])("%s", async (_name, filter, found) => {
    expect(await names({ filter })).toEqual(found);
    expect((await list({ filter })).totalCount).toBe(found.length);
  });

  test("what cannot be is refused by field", async () => {
    const ask = (variables: object) => askGraphql(gateway(), LIST, { variables, headers });
    expect((await ask({ size: 30 })).errors[0]?.extensions?.fields).toEqual({ size: ["CHOICE_UNKNOWN"] });
    const noDay = await ask({ filter: { created: { from: "2026-02-30" } } });
    expect(noDay.code).toBe("VALIDATION");
  });
});

describe("order, pages, counts", () => {
  test("both ways, by several columns", async () => {
    const amounts = async (variables: object) =>
      (await list(variables)).items.map(({ amountDue }) => amountDue / 10_000);
    expect(await amounts({ sort: "AMOUNT", descending: false })).toEqual([1, 2, 3, 4]);
    expect(await amounts({ sort: "AMOUNT", descending: true, filter: { type: ["SEMINAR"] } })).toEqual([
      3, 2,
    ]);
    expect(await amounts({ sort: "CREATED", descending: false })).toEqual([1, 2, 3, 4]);
  });

  test("a page follows the other, found by a text or not; beyond the last there is nothing", async () => {
    for (let number = 0; number < 45; number += 1) {
      await createListedPayment({
        payerName: "윤슬",
        payerEmail: "yunseul@example.net",
        amountDue: 1_000 + number,
      });
    }
    const filter = { search: "윤슬" };
    const by = { sort: "AMOUNT", descending: false, size: 20 };
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ filter, page, ...by })));
    const amounts = pages.flatMap(({ items }) => items.map(({ amountDue }) => amountDue));
    expect(amounts).toEqual(Array.from({ length: 45 }, (_, number) => 1_000 + number));
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0]);
    expect((await list({ filter, size: 50, page: 1 })).items).toHaveLength(45);
    const second = await list({ page: 2, filter: { email: "example.net" }, ...by });
    expect(second.items[0]?.amountDue).toBe(1_020);
    expect(second.totalCount).toBe(45);
  });

  test("the sums of a filter", async () => {
    const { data } = await askGraphql(
      gateway(),
      "{ payments(filter: { type: [SEMINAR] }) { totals { count due paid outstanding } } }",
      { headers },
    );
    expect(data).toEqual({
      payments: { totals: { count: 2, due: 50_000, paid: 30_000, outstanding: 20_000 } },
    });
  });
});

describe("declared transfers booked together", () => {
  const BOOK = `mutation ($which: BulkSelection!, $filter: PaymentsFilter) {
    bookDeclaredPayments(which: $which, filter: $filter) { done skipped seatsGone cursor } }`;
  const ask = (which: object, filter?: object) =>
    askGraphql(gateway(), BOOK, { variables: { which, filter }, headers });
  const book = async (which: object, filter?: object) =>
    Object((await ask(which, filter)).data).bookDeclaredPayments;
  const declared = () =>
    createListedPayment({
      payerName: "묶음",
      payerEmail: "b@example.edu",
      state: "DECLARED",
      declaredAt: new Date(),
    });

  test("only those, by ids or by a filter, when they are as many as somebody agreed to", async () => {
    const [one, two] = [await declared(), await declared()];
    const pending = await createListedPayment({ payerName: "묶음", payerEmail: "b@example.edu" });
    const chosen = { ids: [one.id, pending.id], expectedCount: 2 };
    expect(await book(chosen)).toEqual({ done: 1, skipped: 0, seatsGone: 0, cursor: null });
    const wrong = await ask({ expectedCount: 2 }, { search: "묶음" });
    expect(wrong.code).toBe("COUNT_CHANGED");
    expect(wrong.text).toContain('"conflict":{"count":3}');
    expect(await db.payment.count({ where: { id: two.id, state: "DECLARED" } })).toBe(1);
    expect(await book({ expectedCount: 3 }, { search: "묶음" })).toMatchObject({ done: 1, cursor: null });
    expect(await list({ filter: { email: "example.edu", state: ["PAID"] } })).toMatchObject({
      totalCount: 2,
    });
    const all = { ids: [one.id, two.id, pending.id], expectedCount: 3 };
    expect(await book(all)).toMatchObject({ done: 0, skipped: 0 });
  });
});

describe("a text that many rows hold and one that few do", () => {
  test.each([
    { search: "윤슬" },
    { search: "온" },
    { search: "example", type: ["SEMINAR" as const] },
    { search: "윤슬", email: "example.net" },
    { payer: "없는 사람" },
  ])("are found alike, by their index or along the order: %j", async (filter) => {
    for (const sort of ["CREATED", "AMOUNT", "PAYER"] as const) {
      for (const page of [1, 2, 3]) {
        const listQuery = { filter, now: new Date(), sort, descending: page !== 2, page, size: 20 };
        const { ids, total } = await readListPage(paymentSource, { ...listQuery });
        expect((await readListPage(paymentSource, { ...listQuery }, -1)).ids).toEqual(ids);
        const all = await readAllListIds(paymentSource, listQuery);
        expect(ids).toEqual(all.slice((page - 1) * 20, page * 20));
        expect(total).toBe(ids.length > 0 ? all.length : null);
      }
    }
  });
});

describe("everything a filter holds", () => {
  // Two rows are many here, so that all is read part by part.
  const portions = { byIndex: 1, slice: 3, step: 2 };

  test.each([
    {},
    { search: "온" },
    { search: "example" },
    { type: ["SEMINAR" as const], email: "example.com" },
    { search: "없는 사람" },
    { search: "a" },
  ])("is the same part by part as at once: %j", async (filter) => {
    const now = new Date();
    const narrowed = { filter, now };
    for (const sort of ["CREATED", "AMOUNT", "PAYER"] as const) {
      for (const descending of [true, false]) {
        const listQuery = { filter, now, sort, descending };
        expect(await readAllListIds(paymentSource, listQuery, portions)).toEqual(
          await readAllListIds(paymentSource, listQuery),
        );
      }
    }
    expect(await countAll(paymentSource, narrowed, portions)).toBe(await countAll(paymentSource, narrowed));
    expect(await readPaymentTotals(narrowed, portions)).toEqual(await readPaymentTotals(narrowed));
  });
});
