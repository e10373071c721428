// @module-tag long
// Members say that money was sent while somebody else holds the member, or the payment, for longer than a statement may wait: a part of a run of
// dues, or an act of the office. It is done all the same, and nobody is answered that the site is unavailable.
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, DECLARE, expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
let payer: Person;
let other: Person;
let finance: Person;
beforeAll(async () => {
  payer = await createPerson(gateway());
  other = await createPerson(gateway());
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
});

const DUE = 50_000;
const PAYMENTS = 100;
const MADE_AT_ONCE = 5;
/** Who asks at the same time: fewer than there are connections, so that nobody waits for one. */
const DECLARING = 5;
const BOOKING = 3;

async function paymentsOf(memberId: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < PAYMENTS) {
    const some = Array.from({ length: MADE_AT_ONCE }, () => createPayment({ memberId, amountDue: DUE }));
    ids.push(...(await Promise.all(some)).map(({ id }) => id));
  }
  return ids;
}

/** Does something with each of a list, so many at once, until one is refused. @returns the codes of what was refused */
async function refusals(
  ids: readonly number[],
  atOnce: number,
  ask: (id: number) => Promise<{ code: string | null }>,
): Promise<string[]> {
  const left = [...ids];
  const refused: string[] = [];
  const work = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const { code } = await ask(id);
      if (code === null) continue;
      refused.push(code);
      left.length = 0;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return refused;
}

/** Holds the row of a member as a run of dues does, for as long as the work takes. */
async function whileHeld<Result>(memberId: number, work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect();
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
    return await work();
  } finally {
    await holder.query("ROLLBACK");
    holder.release();
  }
}

test("hundreds of requests in parallel, bookings among them, while the member is held", async () => {
  const [declared, booked] = [await paymentsOf(payer.id), await paymentsOf(other.id)];
  const refused = await whileHeld(payer.id, () =>
    Promise.all([
      refusals(declared, DECLARING, (id) => payer.ask(DECLARE, { id, version: 1 })),
      refusals(booked, BOOKING, (id) => finance.ask(BOOK, { id, version: 1, amount: DUE })),
    ]),
  );
  expect(refused).toEqual([[], []]);
  const of = async (memberId: number, state: "DECLARED" | "PAID") =>
    await db.payment.count({ where: { memberId, state } });
  expect([await of(payer.id, "DECLARED"), await of(other.id, "PAID")]).toEqual([PAYMENTS, PAYMENTS]);
  for (const id of [...declared, ...booked]) await expectSoundPayment(id);
});

/** Milliseconds: longer than a statement of a server may wait for a row. */
const HELD = 2_200;

test("while the payment itself is held", async () => {
  const { id } = await createPayment({ memberId: payer.id });
  const held = Promise.withResolvers<void>();
  const holding = db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${id} FOR NO KEY UPDATE`;
    held.resolve();
    await sleep(HELD);
  });
  await held.promise;
  const { code } = await payer.ask(DECLARE, { id, version: 1 });
  await holding;
  expect(code).toBeNull();
  await expectSoundPayment(id);
});
