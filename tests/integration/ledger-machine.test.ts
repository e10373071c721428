// Applications and money together, as a property test: random people ask for random things over the API in any order. Nobody without the right
// changes anything, and a refused act changes nothing. Every history is a chain of legal moves. The ledger's sum is what the office's list
// and the dashboard show.

import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { lapseOffers, offerWaitingSeats } from "#schema/applications/lapse-offers.ts";
import { expirePayments } from "#schema/payments/expire-payments.ts";
import { DAY } from "#schema/validation/durations.ts";
import { createOpenProgram, createPerson, expectSound, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  addUpLedger,
  BOOK,
  DECLARE,
  EXEMPT,
  expectSoundPayment,
  MOVE_BOOKING,
  NOT_FOUND,
  REFUND,
  TAKE_BACK,
  VOID,
  WAIVE,
} from "#tests/support/paying.ts";

const gateway = useGateway();
const BOOK_DECLARED = `mutation ($count: Int!) {
  bookDeclaredPayments(which: { expectedCount: $count }, filter: {}) { done }
}`;
const RUNS = 6;
const FEE = 30_000;

/** Which of these operations is whose (decision 5). */
const WHOSE = {
  member: ["APPLY", "WITHDRAW", "ACCEPT", "DECLARE"],
  program: ["CANCEL", "CONFIRM", "CANCEL_PROGRAM"],
  finance: [
    "CREATE",
    "BOOK",
    "BOOK_DECLARED",
    "EXEMPT",
    "REFUND",
    "VOID",
    "TAKE_BACK",
    "MOVE_BOOKING",
    "NOT_FOUND",
    "WAIVE",
  ],
} as const;
type Operation = (typeof WHOSE)[keyof typeof WHOSE][number];
const OPERATIONS = Object.values(WHOSE).flat();

/** Everybody with an account is a member; the rest is by role. */
const MAY = {
  visitor: [],
  one: WHOSE.member,
  two: WHOSE.member,
  content: WHOSE.member,
  members: WHOSE.member,
  program: [...WHOSE.member, ...WHOSE.program],
  finance: [...WHOSE.member, ...WHOSE.finance],
  boss: OPERATIONS,
} as const satisfies Record<string, readonly Operation[]>;
type Who = keyof typeof MAY;
const people = new Map<Who, Pick<Person, "ask">>();

beforeAll(async () => {
  const roles = {
    content: "CONTENT",
    members: "MEMBER",
    program: "PROGRAM",
    finance: "FINANCE",
    boss: "SUPER",
  } as const;
  people.set("visitor", { ask: (query, variables = {}) => askGraphql(gateway(), query, { variables }) });
  for (const who of ["one", "two"] as const) people.set(who, await createPerson(gateway()));
  for (const who of Object.keys(roles) as (keyof typeof roles)[]) {
    people.set(who, await createPerson(gateway(), { roles: [roles[who]] }));
  }
});

const ask = (who: Who, query: string, variables: object = {}) => {
  const person = people.get(who);
  if (!person) throw new Error(`Nobody is called ${who}`);
  return person.ask(query, variables);
};

interface Asked {
  readonly operation: Operation;
  readonly who: Who;
  /** Which of the applications and payments there are. */
  readonly at: number;
  readonly amount: number;
  readonly stale: boolean;
}

/** The one that is meant, or one that is not there. */
const pick = (rows: readonly { id: number; version: number }[], { at, stale }: Asked) => {
  const row = rows[at % Math.max(1, rows.length)] ?? { id: 1_000_000, version: 2 };
  return { id: row.id, version: row.version - (stale ? 1 : 0) };
};

async function perform(programId: number, asked: Asked) {
  const { operation, who, amount } = asked;
  const application = pick(
    await db.application.findMany({ where: { programId }, orderBy: { id: "asc" } }),
    asked,
  );
  const payment = pick(await db.payment.findMany({ orderBy: { id: "desc" }, take: 4 }), asked);
  const paying = { ...payment, amount, reason: "까닭", seat: amount % 2 === 0 ? "FREE" : "KEEP" };
  switch (operation) {
    case "APPLY":
      return await ask(
        who,
        `mutation { apply(input: { programId: ${programId}, form: { name: "신청인" } }) { id } }`,
      );
    case "WITHDRAW":
      return await ask(
        who,
        `mutation ($id: Int!, $version: Int!, $sent: Boolean!) {
          withdrawApplication(id: $id, version: $version, refundAccount: "계좌", sent: $sent) { id }
        }`,
        { ...application, sent: amount > FEE },
      );
    case "ACCEPT":
      return await ask(who, `mutation { acceptOffer(id: ${application.id}) { id } }`);
    case "CANCEL":
      return await ask(who, `mutation { cancelApplication(id: ${application.id}, reason: "사정") { id } }`);
    case "CONFIRM":
      return await ask(who, `mutation { confirmApplication(id: ${application.id}) { id } }`);
    case "CANCEL_PROGRAM": {
      const { version } = await db.program.findUniqueOrThrow({ where: { id: programId } });
      return await ask(who, `mutation { cancelProgram(id: ${programId}, version: ${version}) { id } }`);
    }
    case "CREATE":
      return await ask(
        who,
        'mutation ($amount: Int!) { createPayment(input: { type: OTHER, nameKo: "가", amountDue: $amount, payerName: "가", payerEmail: "a@example.org" }) { id } }',
        { amount },
      );
    case "BOOK_DECLARED":
      return await ask(who, BOOK_DECLARED, { count: await db.payment.count() });
    case "DECLARE":
      return await ask(who, DECLARE, payment);
    case "BOOK":
      return await ask(who, BOOK, paying);
    case "EXEMPT":
      return await ask(who, EXEMPT, paying);
    case "REFUND":
      return await ask(who, REFUND, paying);
    case "VOID":
      return await ask(who, VOID, paying);
    case "TAKE_BACK":
      return await ask(who, TAKE_BACK, paying);
    case "NOT_FOUND":
      return await ask(who, NOT_FOUND, paying);
    case "WAIVE":
      return await ask(who, WAIVE, paying);
    case "MOVE_BOOKING": {
      const other = await db.payment.findFirst({
        where: { id: { not: payment.id } },
        orderBy: { id: "desc" },
      });
      return await ask(who, MOVE_BOOKING, {
        ...paying,
        toId: other?.id ?? payment.id,
        toVersion: other?.version ?? 1,
      });
    }
  }
}

/** Everything that counts, to see that a refusal left it as it was. */
async function stored(programId: number) {
  const inOrder = { orderBy: { id: "asc" } } as const;
  return {
    program: await db.program.findUniqueOrThrow({ where: { id: programId } }),
    applications: await db.application.findMany({ where: { programId }, ...inOrder }),
    payments: await db.payment.findMany(inOrder),
    moves: [await db.applicationMove.count(), await db.paymentMove.count()],
    mails: await db.mail.count(),
  };
}

/** What time brings: deadlines pass, offers end, seats are offered again. */
async function timePasses(): Promise<void> {
  const later = new Date(Date.now() + 8 * DAY);
  await expirePayments(later);
  await lapseOffers(later);
  await offerWaitingSeats(later);
}

const SHOWN = `query {
  payments { totals { count due paid refunded outstanding } }
  declared: payments(filter: { state: [DECLARED] }) { totals { count } }
  refunds: payments(filter: { state: [REFUND_REQUESTED] }) { totals { count } }
  dashboard { payments { income { amount } declared { count } refunds { count } } }
}`;

/** The ledger added up by hand is what the list and the dashboard say. */
async function expectTotals(): Promise<void> {
  const reply = await ask("finance", SHOWN);
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

const byMembers = fc.constantFrom<Operation>(...WHOSE.member, "APPLY", "DECLARE");
const byFinance = fc.constantFrom<Operation>(...WHOSE.finance, "BOOK", "BOOK");
const rest = {
  at: fc.nat(7),
  amount: fc.constantFrom(-1, 0, 1, 12_000, FEE, FEE + 5, 2_000_000_001),
  stale: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
};
/** Mostly what somebody may do, so that journeys get somewhere; and anything by anybody. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ operation: byMembers, who: fc.constantFrom<Who>("one", "two", "boss"), ...rest }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ operation: byFinance, who: fc.constantFrom<Who>("finance", "boss"), ...rest }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      operation: fc.constantFrom<Operation>(...OPERATIONS),
      who: fc.constantFrom(...(Object.keys(MAY) as Who[])),
      ...rest,
    }),
  },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** Each journey begins with something to work on: an application whose money is on its way. */
const start = { who: "one", at: 0, amount: FEE, stale: false } as const;
const BEGINNING: readonly Asked[] = [
  { operation: "APPLY", ...start },
  { operation: "DECLARE", ...start },
];

test("nobody reaches what must not be, and the ledger's sum is what is shown", {
  timeout: 240_000,
}, async () => {
  const done = new Set<Operation>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 18 }), async (steps) => {
      const { id: programId } = await createOpenProgram({ fee: FEE, capacity: 1, waitingList: true });
      for (const asked of [...BEGINNING, ...steps]) {
        const before = await stored(programId);
        if (asked === null) await timePasses();
        else {
          const { code, text } = await perform(programId, asked);
          const may: readonly Operation[] = MAY[asked.who];
          if (code === null) {
            expect(may, `${asked.who} may not ${asked.operation}`).toContain(asked.operation);
            done.add(asked.operation);
          } else {
            expect(code, text).not.toBe("INTERNAL");
            expect(await stored(programId)).toEqual(before);
          }
        }
        await expectSound(programId);
        for (const { id } of await db.payment.findMany({ orderBy: { id: "desc" }, take: 5 })) {
          await expectSoundPayment(id);
        }
        // Nothing that came in is forgotten with what it was for.
        const over = {
          application: { state: { in: ["WITHDRAWN", "CANCELLED"] } },
        } satisfies Prisma.PaymentWhereInput;
        expect(await db.payment.count({ where: { ...over, state: "PARTIAL" } })).toBe(0);
      }
      await expectTotals();
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  for (const { operation } of BEGINNING) expect(done).toContain(operation);
});
