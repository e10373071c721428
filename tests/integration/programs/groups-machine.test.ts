// @module-tag long
// Random histories of groups: whatever contact, office and time do, seats are those of the participants, what is owed is their price, and no more
// goes back than came in.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { answered, createPerson, expectSound, type Person } from "#tests/support/applying.ts";
import { createOpenExam } from "#tests/support/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { applyForGroup, groupOf, WITHDRAW_FROM_GROUP } from "#tests/support/groups.ts";
import { BOOK, DECLARE, expectSoundPayment, NOT_FOUND, REFUND, TAKE_BACK } from "#tests/support/paying.ts";

const gateway = useGateway();
const EACH = 30_000;
const RUNS = 12;
const AMOUNTS = [EACH, 2 * EACH, 4 * EACH, 10_000];
const CANCEL = "mutation ($id: Id!, $reason: String!) { cancelApplication(id: $id, reason: $reason) { id } }";
const CONFIRM = "mutation ($id: Id!) { confirmApplication(id: $id) { id } }";
const RESTORE_GROUP = "mutation ($id: Id!) { restoreGroup(groupId: $id) }";
const RESTORE = "mutation ($id: Id!) { restoreApplication(id: $id) { id } }";
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE", "PROGRAM"] });
});

interface World {
  readonly contact: Person;
  readonly programId: number;
  readonly groupId: number;
  readonly paymentId: number;
  readonly people: readonly number[];
}

const paymentIn = ({ paymentId }: World) => db.payment.findUniqueOrThrow({ where: { id: paymentId } });
const somebody = ({ people }: World, at: number) => people[at % people.length];
const withdraw = (world: World, people: readonly unknown[]) =>
  world.contact.ask(WITHDRAW_FROM_GROUP, { id: world.groupId, people, account: "국민 1" });

/** A refused act is part of a history, too. `at` chooses whom, or how much. */
const ACTS = {
  withdraw: (world: World, at: number) => withdraw(world, [somebody(world, at)]),
  withdrawTwo: (world: World, at: number) => withdraw(world, [somebody(world, at), somebody(world, at + 1)]),
  cancel: (world: World, at: number) => office.ask(CANCEL, { id: somebody(world, at), reason: "사무국" }),
  restore: (world: World, at: number) => office.ask(RESTORE, { id: somebody(world, at) }),
  restoreGroup: ({ groupId }: World) => office.ask(RESTORE_GROUP, { id: groupId }),
  confirm: (world: World, at: number) => office.ask(CONFIRM, { id: somebody(world, at) }),
  declare: async (world: World) => {
    const { id, version } = await paymentIn(world);
    await world.contact.ask(DECLARE, { id, version });
  },
  notFound: async (world: World) => {
    const { id, version } = await paymentIn(world);
    await office.ask(NOT_FOUND, { id, version, reason: "없음" });
  },
  book: async (world: World, at: number) => {
    const { id, version } = await paymentIn(world);
    await office.ask(BOOK, { id, version, amount: AMOUNTS[at % AMOUNTS.length], reason: "통장" });
  },
  refund: async (world: World) => {
    const { id, version, refundDue } = await paymentIn(world);
    await office.ask(REFUND, { id, version, amount: refundDue ?? EACH, reason: "환불" });
  },
  takeBack: async (world: World) => {
    const { id, version } = await paymentIn(world);
    await office.ask(TAKE_BACK, { id, version, reason: "잘못" });
  },
  expire: () => expirePayments(new Date(Date.now() + 30 * DAY)),
} as const;
const names = [
  "withdraw",
  "withdrawTwo",
  "cancel",
  "restore",
  "restore",
  "restoreGroup",
  "confirm",
  "declare",
  "notFound",
  "book",
  "book",
  "refund",
  "takeBack",
  "expire",
] as const;

async function createWorld(): Promise<World> {
  const contact = await createPerson(gateway());
  const { id: programId } = await createOpenExam([4], { refundRules: [{ daysBefore: 1, percent: 50 }] });
  const made = await applyForGroup(contact, { programId, rows: groupOf(4), each: EACH });
  const { id: groupId, people, payment } = answered(made, "applyForGroup");
  return {
    contact,
    programId,
    groupId,
    paymentId: payment.id,
    people: people.map(({ id }: { id: number }) => id),
  };
}

async function expectSoundGroup(world: World): Promise<void> {
  await expectSound(world.programId);
  await expectSoundPayment(world.paymentId);
  const payment = await paymentIn(world);
  const count = (state: "AWAITING_PAYMENT" | "CONFIRMED") =>
    db.application.count({ where: { groupId: world.groupId, state } });
  // Nobody waits for a payment that is settled, and a payment that is asked for is for somebody.
  if (payment.state === "PAID") expect(await count("AWAITING_PAYMENT")).toBe(0);
  if (payment.state === "PENDING" || payment.state === "PARTIAL") {
    expect((await count("AWAITING_PAYMENT")) + (await count("CONFIRMED"))).toBeGreaterThan(0);
  }
}

test("seats, sums and states agree after any act", async () => {
  const step = fc.record({ name: fc.constantFrom(...names), at: fc.nat(11) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (history) => {
      const world = await createWorld();
      for (const { name, at } of history) {
        await ACTS[name](world, at);
        await expectSoundGroup(world);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
