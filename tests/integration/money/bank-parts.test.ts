// @module-tag both
// One transfer for several people is split; each part is booked by itself, and the parts are the whole at all times (docs/bank.md#bank).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createPayment, expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
let office: Person;
let hash = 0;
const now = new Date();
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({});
});

const transfer = (sender: string, amount: number) =>
  db.bankRow.create({ data: { hash: `whole-${++hash}`, at: now, sender, note: "", amount, createdAt: now } });
const payment = (payerName: string, amountDue: number) =>
  createPayment({ payerName, amountDue }, new Date(now.getTime() - 3_600_000));

const LIST =
  "query ($state: BankRowState!) { bankRows(state: $state) { items { id sender amount isPart candidates { id } } } }";
const list = async (state = "OPEN") => answered(await office.ask(LIST, { state }), "bankRows").items;
const partsOf = async (sender: string, state = "OPEN") =>
  (await list(state)).filter((line: { sender: string }) => line.sender === sender);
const split = (id: number, amounts: readonly number[]) =>
  office.ask("mutation ($id: Id!, $amounts: [Won!]!) { splitBankRow(id: $id, amounts: $amounts) }", {
    id,
    amounts,
  });
const join = (id: number) => office.ask("mutation ($id: Id!) { joinBankRow(id: $id) }", { id });
const book = (id: number, paymentId: number) =>
  office.ask(
    "mutation ($id: Id!, $paymentId: Id!) { bookBankRow(id: $id, paymentId: $paymentId, version: 1) { payment { state } } }",
    { id, paymentId },
  );
const fieldsOf = (reply: Awaited<ReturnType<typeof split>>) => reply.errors[0]?.extensions?.fields;

test("two in one: each part is booked on its own payment, and the month has the transfer once", async () => {
  const [one, other] = [await payment("둘째이", 30_000), await payment("셋째이", 50_000)];
  const { id } = await transfer("두사람", 80_000);
  answered(await split(id, [30_000, 50_000]), "splitBankRow");
  const parts = await partsOf("두사람");
  expect(parts.map(({ amount, isPart }: { amount: number; isPart: boolean }) => [amount, isPart])).toEqual([
    [30_000, true],
    [50_000, true],
  ]);
  for (const [index, { id: paymentId }] of [one, other].entries()) {
    expect(answered(await book(parts[index].id, paymentId), "bookBankRow").payment.state).toBe("PAID");
    await expectSoundPayment(paymentId);
  }
  expect(await partsOf("두사람")).toEqual([]);
  expect(await partsOf("두사람", "BOOKED")).toHaveLength(2);
  const month = seoulDay(now).slice(0, 7);
  const { monthEnd } = Object(
    (await office.ask(`{ monthEnd(month: "${month}") { sums { bankIn ledgerIn } unbooked { id } } }`)).data,
  );
  expect(monthEnd).toEqual({ sums: { bankIn: 80_000, ledgerIn: 80_000 }, unbooked: [] });
});

test("parts that do not add up are refused, and so is what is booked, split already or a part", async () => {
  const { id } = await transfer("안맞는이", 10_000);
  expect(fieldsOf(await split(id, [4_000, 5_000]))).toEqual({ amounts: ["SUM_DIFFERS"] });
  expect(fieldsOf(await split(id, [10_000]))).toEqual({ amounts: ["REQUIRED"] });
  expect(fieldsOf(await split(id, [10_001, -1]))).toEqual({ "amounts.1": ["AMOUNT_INVALID"] });
  expect((await join(id)).code).toBe("CONFLICT");
  answered(await split(id, [4_000, 6_000]), "splitBankRow");
  const [part] = await partsOf("안맞는이");
  expect((await split(id, [4_000, 6_000])).code).toBe("CONFLICT");
  expect((await split(part.id, [1_000, 3_000])).code).toBe("CONFLICT");
  const { id: paymentId } = await payment("누군가", 10_000);
  expect((await book(id, paymentId)).code).toBe("CONFLICT");
});

test("parts are put together while none is booked; the line waits whole", async () => {
  const { id } = await transfer("되돌이", 9_000);
  answered(await split(id, [4_000, 5_000]), "splitBankRow");
  const [part] = await partsOf("되돌이");
  expect(answered(await join(part.id), "joinBankRow")).toBe(id);
  expect((await partsOf("되돌이")).map(({ amount }: { amount: number }) => amount)).toEqual([9_000]);
  answered(await split(id, [3_000, 6_000]), "splitBankRow");
  const [first] = await partsOf("되돌이");
  const { id: paymentId } = await payment("넷째이", 3_000);
  answered(await book(first.id, paymentId), "bookBankRow");
  expect((await join(id)).code).toBe("CONFLICT");
});

test("one who splits a line and one who books it: one of them wins", async () => {
  const lines = await Promise.all([1, 2, 3, 4].map(() => transfer("겹치는이", 2_000)));
  for (const { id } of lines) {
    const { id: paymentId } = await payment("다섯째", 2_000);
    const codes = await Promise.all([split(id, [1_000, 1_000]), book(id, paymentId)]);
    expect(codes.map(({ code }) => code).sort()).toEqual(["CONFLICT", null]);
  }
  const parts = await partsOf("겹치는이");
  expect(parts.every(({ isPart }: { isPart: boolean }) => isPart)).toBe(true);
});

test("what is for no payment goes back by a line of the same amount, once, and that can be taken back", async () => {
  const [one, other] = [await transfer("잘못온이", 12_300), await transfer("또온이", 12_300)];
  const out = await db.bankRow.create({
    data: { hash: `out-${++hash}`, at: now, sender: "잘못온이", note: "", amount: -12_300, createdAt: now },
  });
  const giveBack = (id: number, outId: number) =>
    office.ask("mutation ($id: Id!, $outId: Id!) { returnBankRow(id: $id, outId: $outId) }", { id, outId });
  const untie = (id: number) => office.ask("mutation ($id: Id!) { untieBankRow(id: $id) }", { id });
  const aside = (id: number) =>
    office.ask("mutation ($id: Id!) { setBankRowAside(id: $id, aside: true) }", { id });
  // Both lines of a deposit that was sent by mistake propose each other, the same name first, without being set aside before.
  const waysIn = async (state: string, id: number) =>
    answered(
      await office.ask(
        "query ($state: BankRowState!) { bankRows(state: $state) { items { id returnTransfers { id isSameName } } } }",
        { state },
      ),
      "bankRows",
    ).items.find((line: { id: number }) => line.id === id)?.returnTransfers;
  expect(await waysIn("OPEN", one.id)).toEqual([{ id: out.id, isSameName: true }]);
  expect(await waysIn("OUT", out.id)).toEqual([
    { id: one.id, isSameName: true },
    { id: other.id, isSameName: false },
  ]);
  for (const { id } of [one, other]) answered(await aside(id), "setBankRowAside");
  const WAYS = "{ bankRows(state: SET_ASIDE) { items { id returnTransfers { id } } } }";
  const waysOf = async (id: number) =>
    answered(await office.ask(WAYS), "bankRows").items.find((line: { id: number }) => line.id === id)
      ?.returnTransfers;
  expect(await waysOf(one.id)).toEqual([{ id: out.id }]);
  const { id: less } = await transfer("다른금액", 1);
  expect(fieldsOf(await giveBack(less, out.id))).toEqual({ outId: ["AMOUNT_INVALID"] });
  const codes = await Promise.all([one, other].map(({ id }) => giveBack(id, out.id)));
  expect(codes.map(({ code }) => code).sort()).toEqual(["CONFLICT", null]);
  const [returned] = await list("RETURNED");
  const { id: paymentId } = await payment("여섯째", 12_300);
  expect((await book(returned.id, paymentId)).code).toBe("CONFLICT");
  expect((await split(returned.id, [300, 12_000])).code).toBe("CONFLICT");
  expect(await waysOf(returned.id === one.id ? other.id : one.id)).toEqual([]);
  answered(await untie(returned.id), "untieBankRow");
  expect((await untie(returned.id)).code).toBe("CONFLICT");
  expect(await waysOf(returned.id)).toEqual([{ id: out.id }]);

  // A line that nobody had set aside goes back, too, and is on the desk once; a part that went back is not
  // put together with the rest.
  const { id: whole } = await transfer("반만온이", 20_000);
  answered(await split(whole, [7_700, 12_300]), "splitBankRow");
  const part = (await partsOf("반만온이")).find(({ amount }: { amount: number }) => amount === 12_300);
  answered(await giveBack(part.id, out.id), "returnBankRow");
  expect((await partsOf("반만온이")).map(({ amount }: { amount: number }) => amount)).toEqual([7_700]);
  expect((await partsOf("반만온이", "RETURNED")).map(({ id }: { id: number }) => id)).toEqual([part.id]);
  expect((await join(whole)).code).toBe("CONFLICT");
  answered(await untie(part.id), "untieBankRow");
  answered(await join(whole), "joinBankRow");
});
