// @module-tag both
// The states of money as a property test: random people act in any order. No payment reaches an illegal state, nobody without the right
// changes anything, and the sums of the moves are the totals that the office sees.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { expirePayments } from "#schema/payments/expire-payments.ts";
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
  TAKE_BACK,
  VOID,
  WAIVE,
} from "#tests/support/paying.ts";

const gateway = useGateway();
const RUNS = 15;
const DUE = 50_000;
type Asker = Pick<Person, "ask">;
const people = new Map<string, Asker>();
let owner: Person;

beforeAll(async () => {
  owner = await createPerson(gateway());
  people.set("visitor", {
    ask: (query, variables = {}) => askGraphql(gateway(), query, { variables }),
  });
  people.set("owner", owner);
  people.set("other", await createPerson(gateway()));
  people.set("members", await createPerson(gateway(), { roles: ["MEMBER", "PROGRAM", "CONTENT"] }));
  people.set("finance", await createPerson(gateway(), { roles: ["FINANCE"] }));
});

const OPERATIONS = { DECLARE, CORRECT, BOOK, EXEMPT, REFUND, VOID, TAKE_BACK, NOT_FOUND, WAIVE } as const;
const MAY: Readonly<Record<string, readonly string[]>> = {
  owner: ["DECLARE", "CORRECT"],
  finance: ["BOOK", "EXEMPT", "REFUND", "VOID", "TAKE_BACK", "NOT_FOUND", "WAIVE"],
};

const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("EXPIRE" as const), late: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[])),
      who: fc.constantFrom("finance", "finance", "finance", "owner", "owner", "other", "members", "visitor"),
      amount: fc.constantFrom(-1, 0, 1, 20_000, DUE, DUE + 7, 2_000_000_001),
      reason: fc.constantFrom("이유", ""),
      stale: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    }),
  },
);

test("no sequence of operations reaches an illegal state, and the sums are the totals shown", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
      const { id, dueAt } = await createPayment({ memberId: owner.id, amountDue: DUE });
      for (const asked of steps) {
        const before = await db.payment.findUniqueOrThrow({ where: { id } });
        if (asked.kind === "EXPIRE") {
          await expirePayments(new Date((dueAt ?? new Date()).getTime() - (asked.late ? 0 : 1)));
          const { state } = await db.payment.findUniqueOrThrow({ where: { id } });
          expect(state).toBe(asked.late && before.state === "PENDING" ? "EXPIRED" : before.state);
        } else {
          const { kind, who, amount, reason, stale } = asked;
          const version = before.version - (stale ? 1 : 0);
          const answer = await people.get(who)?.ask(OPERATIONS[kind], { id, version, amount, reason });
          const after = await db.payment.findUniqueOrThrow({ where: { id } });
          if (!MAY[who]?.includes(kind) || stale || answer?.code !== null) {
            expect(answer?.code).toEqual(expect.any(String));
            expect(after).toEqual(before);
          } else expect(after.version).toBe(before.version + 1);
        }
        await expectSoundPayment(id);
      }
      await db.payment.update({ where: { id }, data: { dueAt: null } });
    }),
    { numRuns: RUNS },
  );
  const shown = answered(
    await (people.get("finance") ?? owner).ask(
      "{ payments { totals { count due paid refunded outstanding } } }",
    ),
    "payments",
  ).totals;
  expect(shown).toEqual(await addUpLedger());
});
