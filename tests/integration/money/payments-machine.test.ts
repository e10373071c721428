// @module-tag both
// The states of money as a property test: random people act in any order on two payments of one member. No payment reaches an illegal state, nobody
// without the right changes anything, and the sums of the moves are the totals that the office sees. From wherever they got to, what was recorded
// can be taken back, and the money can go back.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { hasMoney, PAYMENT_STATES, type PaymentStateName } from "#schema/validation/money/payment-state.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  addUpLedger,
  BOOK,
  CORRECT,
  createPayment,
  DECLARE,
  EXEMPT,
  expectSoundPayment,
  NOT_FOUND,
  REFUND,
  REVERSE,
  TAKE_BACK,
  TRANSFER,
  TRANSFER_MINE,
  UNDO_DECLARE,
  VOID,
  WAIVE,
} from "#tests/support/paying.ts";
import { refundAll, undoAll } from "#tests/support/payment-ends.ts";

const gateway = useGateway();
const RUNS = 8;
const DUE = 50_000;
type Requester = Pick<Person, "ask">;
const people = new Map<string, Requester>();
let owner: Person;
let finance: Person;

beforeAll(async () => {
  owner = await createPerson(gateway());
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  people.set("visitor", {
    ask: (query, variables = {}) => askGraphql(gateway(), query, { variables }),
  });
  people.set("owner", owner);
  people.set("other", await createPerson(gateway()));
  people.set("members", await createPerson(gateway(), { roles: ["MEMBER", "PROGRAM", "CONTENT"] }));
  people.set("finance", finance);
});

const OPERATIONS = {
  DECLARE,
  CORRECT,
  BOOK,
  EXEMPT,
  REFUND,
  VOID,
  TAKE_BACK,
  NOT_FOUND,
  WAIVE,
  REVERSE,
  TRANSFER,
  TRANSFER_MINE,
  UNDO_DECLARE,
} as const;
type Kind = keyof typeof OPERATIONS;
const OF_OWNER: readonly Kind[] = ["DECLARE", "CORRECT", "UNDO_DECLARE", "TRANSFER_MINE"];
const MAY: Readonly<Record<string, readonly Kind[]>> = {
  owner: OF_OWNER,
  finance: ["BOOK", "EXEMPT", "REFUND", "VOID", "TAKE_BACK", "NOT_FOUND", "WAIVE", "REVERSE", "TRANSFER"],
};

interface Act {
  readonly kind: Kind;
  readonly who: string;
  /** Which of the two payments; a surplus counts for the other one. */
  readonly of: 0 | 1;
  readonly amount: number;
  readonly reason: string;
  readonly stale: boolean;
  readonly cause: "MISTAKE" | "RETURNED";
}
type Step = Act | { readonly kind: "EXPIRE"; readonly late: boolean };
const kinds = Object.keys(OPERATIONS) as Kind[];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("EXPIRE" as const), late: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(...kinds, "BOOK" as const, "BOOK" as const),
      who: fc.constantFrom("finance", "finance", "finance", "owner", "owner", "other", "members", "visitor"),
      of: fc.constantFrom(0 as const, 0 as const, 1 as const),
      amount: fc.constantFrom(-1, 0, 1, 20_000, DUE, DUE + 7, DUE + 20_000, 2_000_000_001),
      reason: fc.constantFrom("이유", "이유", ""),
      stale: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
      cause: fc.constantFrom("MISTAKE" as const, "RETURNED" as const),
    }),
  },
);

const act = (kind: Kind, of: 0 | 1, amount = DUE): Act => ({
  kind,
  who: OF_OWNER.includes(kind) ? "owner" : "finance",
  of,
  amount,
  reason: "이유",
  stale: false,
  cause: "RETURNED",
});
const surplus = act("BOOK", 0, DUE + 20_000);
/** A surplus that counts for the other payment: taken back there, refunded there and here, by the payer and by the office. */
const REACHED: readonly (readonly [isUndone: boolean, steps: readonly Step[]])[] = [
  [true, [surplus, act("TRANSFER", 0), act("TAKE_BACK", 1), act("TRANSFER_MINE", 0), act("BOOK", 1, 20_000)]],
  [
    false,
    [surplus, act("TRANSFER", 0), act("TAKE_BACK", 1), act("TRANSFER_MINE", 0), act("BOOK", 1, 20_000)],
  ],
  [
    true,
    [surplus, act("TRANSFER_MINE", 0), act("REFUND", 1, 20_000), act("REVERSE", 1), act("REFUND", 0, DUE)],
  ],
  [true, [surplus, act("TRANSFER", 0), act("REFUND", 0, 20_000), act("REVERSE", 0), act("WAIVE", 0)]],
  [false, [act("DECLARE", 0), act("NOT_FOUND", 0), act("DECLARE", 0), act("CORRECT", 0), act("VOID", 0)]],
  [true, [act("DECLARE", 0), act("UNDO_DECLARE", 0), act("DECLARE", 0), act("BOOK", 0)]],
  [false, [act("BOOK", 0, 20_000), act("EXEMPT", 0), act("VOID", 0)]],
];

/** Each state that has money in it, as the shortest way leads there: both ends are tried from it. */
const HELD: Readonly<Partial<Record<PaymentStateName, readonly Step[]>>> = {
  PARTIAL: [act("BOOK", 0, 20_000)],
  PAID: [act("BOOK", 0)],
  PARTLY_REFUNDED: [act("BOOK", 0), act("REFUND", 0, 20_000)],
  REFUND_REQUESTED: [act("BOOK", 0), act("REFUND", 0, 20_000), act("REVERSE", 0)],
};
const examples = [
  ...REACHED,
  ...Object.values(HELD).flatMap((steps) => [[true, steps] as const, [false, steps] as const]),
];

const open = async () => (await createPayment({ memberId: owner.id, amountDue: DUE })).id;
const rowsOf = (ids: readonly number[]) =>
  db.payment.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" } });

async function perform(ids: readonly [number, number], asked: Act): Promise<boolean> {
  const { kind, who, of, amount, reason, stale, cause } = asked;
  const before = await rowsOf(ids);
  const [row, other] = of === 0 ? before : before.toReversed();
  const refund = await db.paymentMove.findFirst({
    where: { paymentId: row?.id ?? 0, amount: { lt: 0 }, isCorrection: false },
    orderBy: { id: "desc" },
  });
  const answer = await people.get(who)?.ask(OPERATIONS[kind], {
    id: row?.id,
    version: (row?.version ?? 0) - (stale ? 1 : 0),
    amount,
    reason,
    toId: other?.id,
    toVersion: other?.version,
    moveId: refund?.id ?? 0,
    cause,
  });
  const after = await rowsOf(ids);
  if (!MAY[who]?.includes(kind) || stale || answer?.code !== null) {
    expect(answer?.code).toEqual(expect.any(String));
    expect(answer?.code).not.toBe("INTERNAL");
    expect(after).toEqual(before);
    return false;
  }
  expect(after.find(({ id }) => id === row?.id)?.version).toBe((row?.version ?? 0) + 1);
  return true;
}

test("no sequence of operations reaches an illegal state, and money can go back from each", {
  timeout: 180_000,
}, async () => {
  const done = new Set<Kind>();
  /** From which states everything was undone, or all money went back. */
  const ended = new Set<string>();
  const histories = fc.array(step, { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(histories, fc.boolean(), async (steps, isUndone) => {
      const ids = [await open(), await open()] as const;
      for (const asked of steps) {
        if (asked.kind === "EXPIRE") {
          const before = await rowsOf(ids);
          const days = before.map(({ dueAt }) => (dueAt ?? new Date()).getTime());
          await expirePayments(new Date(asked.late ? Math.max(...days) : Math.min(...days) - 1));
          const states = before.map(({ state }) => (asked.late && state === "PENDING" ? "EXPIRED" : state));
          expect((await rowsOf(ids)).map(({ state }) => state)).toEqual(states);
        } else if (await perform(ids, asked)) done.add(asked.kind);
        for (const id of ids) await expectSoundPayment(id);
      }
      for (const { state } of await rowsOf(ids)) ended.add(`${state} ${isUndone ? "undone" : "refunded"}`);
      await (isUndone ? undoAll(finance, ids) : refundAll(finance, ids));
      for (const id of ids) await expectSoundPayment(id);
      await db.payment.updateMany({ where: { id: { in: [...ids] } }, data: { dueAt: null } });
    }),
    {
      numRuns: RUNS + examples.length,
      examples: examples.map(([isUndone, steps]) => [[...steps], isUndone]),
      endOnFailure: true,
    },
  );
  expect([...done].sort()).toEqual([...kinds].sort());
  const held = PAYMENT_STATES.filter((state) => hasMoney({ state }));
  expect(Object.keys(HELD).sort()).toEqual([...held].sort());
  for (const state of held)
    expect([...ended]).toEqual(expect.arrayContaining([`${state} undone`, `${state} refunded`]));
  const shown = answered(
    await finance.ask("{ payments { totals { count due paid refunded outstanding } } }"),
    "payments",
  ).totals;
  expect(shown).toEqual(await addUpLedger());
});
