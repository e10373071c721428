// @module-tag long
// @module-tag both
// Applications and money together, as a property test: random people ask for random things over the API in any order, while statements come,
// cards are charged and time passes. Nobody without the right changes anything, and a refused act changes nothing. Every history is a chain of
// legal moves. The ledger's sum is what the office's list and the dashboard show, what the bank's lines and the card service say, and what
// memberships and seats rest on. From wherever it got to, the office gets everything to an end.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { PaymentStateName } from "#schema/validation/money/payment-state.ts";
import { createOpenProgram, createPerson, expectSound, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { FEE, type Machine, type Operation, perform } from "#tests/support/ledger-operations.ts";
import { expectSoundBooks, readSeats } from "#tests/support/ledger-sound.ts";
import { BEGINNING, DEAD_ENDS, MAY, type Step, step, type Who } from "#tests/support/ledger-steps.ts";
import { expectWaysOut, happen } from "#tests/support/ledger-world.ts";
import { addUpLedger, expectSoundPayment } from "#tests/support/paying.ts";
import { useCards } from "#tests/support/paying-by-card.ts";

const desk = useCards();
const RUNS = 60;

type Somebody = Pick<Person, "ask"> & Partial<Person>;
const people = new Map<Who, Somebody>();

beforeAll(async () => {
  const { gateway } = desk();
  await createSettings();
  await db.gradeDue.create({ data: { grade: "REGULAR", type: "ANNUAL", amount: FEE } });
  const roles = {
    content: "CONTENT",
    members: "MEMBER",
    program: "PROGRAM",
    finance: "FINANCE",
    boss: "SUPER",
  } as const;
  people.set("visitor", { ask: (query, variables = {}) => askGraphql(gateway, query, { variables }) });
  for (const who of Object.keys(roles) as (keyof typeof roles)[]) {
    people.set(who, await createPerson(gateway, { roles: [roles[who]] }));
  }
});

function person(who: Who): Somebody {
  const found = people.get(who);
  if (!found) throw new Error(`Nobody is called ${who}`);
  return found;
}

/** Everything that counts, to see that a refusal left it as it was. */
async function stored(programId: number) {
  const inOrder = { orderBy: { id: "asc" } } as const;
  return {
    program: await db.program.findUniqueOrThrow({ where: { id: programId } }),
    applications: await db.application.findMany({ where: { programId }, ...inOrder }),
    payments: await db.payment.findMany(inOrder),
    lines: await db.bankRow.findMany(inOrder),
    memberships: await db.membership.findMany(inOrder),
    moves: [await db.applicationMove.count(), await db.paymentMove.count()],
    mails: await db.mail.count(),
  };
}

/** Acts by which somebody withdraws, or the office says of whom that the seat is gone. */
const ENDS: readonly string[] = ["WITHDRAW", "CANCEL", "CANCEL_PROGRAM"];

/** Anyone who lost a seat by a step was named by it, or has the own money booked out or sent back. */
async function expectSeatsUnchanged(
  machine: Machine,
  before: ReadonlySet<number>,
  step: string,
  lastMove: number,
) {
  const after = await readSeats(machine);
  const lost = [...before].filter((id) => !after.has(id));
  if (step !== "CANCEL_PROGRAM") expect(lost.length).toBeLessThanOrEqual(1);
  if (ENDS.includes(step)) return;
  for (const applicationId of lost) {
    const out = { payment: { applicationId }, id: { gt: lastMove } };
    const why = { ...out, OR: [{ amount: { lt: 0 } }, { to: "VOID" as const }] };
    expect(
      await db.paymentMove.count({ where: why }),
      `seat of ${applicationId} lost by ${step}`,
    ).toBeGreaterThan(0);
  }
}

const SHOWN = `query {
  payments { totals { count due paid refunded outstanding } }
  declared: payments(filter: { state: [DECLARED] }) { totals { count } }
  refunds: payments(filter: { state: [REFUND_REQUESTED] }) { totals { count } }
  dashboard { payments { income { amount } declared { count } refunds { count } } }
}`;

/** The ledger added up by hand is what the list and the dashboard say. */
async function expectTotals(): Promise<void> {
  const reply = await person("finance").ask(SHOWN);
  expect(reply.errors).toEqual([]);
  const { payments, declared, refunds, dashboard } = Object(reply.data);
  const ledger = await addUpLedger();
  expect(payments.totals).toEqual(ledger);
  const income = dashboard.payments.income.reduce(
    (all: number, { amount }: { amount: number }) => all + amount,
    0,
  );
  expect(income).toBe(ledger.paid - ledger.refunded);
  const rows = await db.payment.findMany();
  const inState = (state: string) => rows.filter((row) => row.state === state).length;
  expect([dashboard.payments.declared.count, declared.totals.count]).toEqual(
    Array(2).fill(inState("DECLARED")),
  );
  expect([dashboard.payments.refunds.count, refunds.totals.count]).toEqual(
    Array(2).fill(inState("REFUND_REQUESTED")),
  );
}

async function take(machine: Machine, taken: Step, done: Set<Operation>): Promise<void> {
  if ("event" in taken) return await happen(machine, taken);
  const before = await stored(machine.programId);
  const { code, text } = await perform(machine, person(taken.who), taken);
  if (code === null) {
    expect(MAY[taken.who], `${taken.who} may not ${taken.operation}`).toContain(taken.operation);
    done.add(taken.operation);
  } else {
    expect(code, text).not.toBe("INTERNAL");
    expect(await stored(machine.programId)).toEqual(before);
  }
}

async function begin(): Promise<Machine> {
  for (const who of ["one", "two"] as const) {
    people.set(who, await createPerson(desk().gateway, { grade: "REGULAR" }));
  }
  const { id: programId } = await createOpenProgram({ fee: FEE, capacity: 2, waitingList: true });
  const payment = await db.payment.aggregate({ _max: { id: true } });
  const row = await db.bankRow.aggregate({ _max: { id: true } });
  const officeId = person("finance").id ?? 0;
  return {
    desk: desk(),
    programId,
    officeId,
    since: { payment: payment._max.id ?? 0, row: row._max.id ?? 0 },
  };
}

test("nobody reaches what must not be, and the ledger is what is shown, what the bank has and what is paid for", {
  timeout: 600_000,
}, async () => {
  const done = new Set<Operation>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 18 }), async (steps) => {
      const machine = await begin();
      let withoutLine = 0;
      for (const taken of [...BEGINNING, ...steps]) {
        const name = "event" in taken ? taken.event : taken.operation;
        const seats = await readSeats(machine);
        const last = await db.paymentMove.aggregate({ _max: { id: true } });
        await take(machine, taken, done);
        await expectSound(machine.programId);
        for (const { id } of await db.payment.findMany({ orderBy: { id: "desc" }, take: 5 })) {
          await expectSoundPayment(id);
        }
        await expectSeatsUnchanged(machine, seats, name, last._max.id ?? 0);
        const now = await expectSoundBooks(machine, person("finance"));
        // Only those who looked into the bank without its lines books such money.
        if (name !== "BOOK_DECLARED") expect(now, name).toBeLessThanOrEqual(withoutLine);
        withoutLine = now;
      }
      await expectWaysOut(machine, (payerId) =>
        person(person("finance").id === payerId ? "boss" : "finance"),
      );
      await expectSoundBooks(machine, person("finance"));
      await expectTotals();
    }),
    {
      numRuns: RUNS + DEAD_ENDS.length,
      examples: DEAD_ENDS.map((steps) => [[...steps]]),
      endOnFailure: true,
    },
  );
  const reached = { CANCELLED: "PAID", EXPIRED: "PARTIAL", DECLARED: "PENDING" } as const;
  for (const [from, to] of Object.entries(reached) as [keyof typeof reached, PaymentStateName][]) {
    expect(await db.paymentMove.count({ where: { from, to } }), from).toBeGreaterThan(0);
  }
  for (const { operation } of [...BEGINNING, ...DEAD_ENDS.flat()].filter((one) => "operation" in one)) {
    if (operation !== "LINE_JOIN") expect(done).toContain(operation);
  }
});
