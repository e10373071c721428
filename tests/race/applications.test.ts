// Many people at one seat, on connections of their own: one gets it, everybody else gets an error, and nothing is counted twice.
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { sweepApplications } from "#gateway/tasks/sweep-applications.ts";
import { db } from "#prisma/client.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import type { GraphqlReply } from "#tests/support/graphql.ts";

const gateway = useGateway();
const CROWD = 50;
let crowd: Person[] = [];
beforeAll(async () => {
  crowd = await Promise.all(Array.from({ length: CROWD }, () => createPerson(gateway())));
});

/** A server under this load may say "in a moment" (503), and people ask again. */
async function untilAnswered(ask: () => Promise<GraphqlReply>): Promise<GraphqlReply> {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503 && reply.code !== "UNAVAILABLE") return reply;
    await setTimeout(20);
  }
}

/** Each with a key, as the form sends it: a retry after "in a moment" gets the same application, if it was done. */
const together = (programId: number) =>
  Promise.all(
    crowd.map((person) =>
      untilAnswered(() => person.apply(programId, { key: `crowd-${programId}-${person.id}` })),
    ),
  );

const count = (replies: readonly GraphqlReply[]) => {
  const counts: Record<string, number> = {};
  for (const { code, data } of replies) {
    const outcome = code ?? Object(data).apply.state;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

test("50 people at the last seat: one gets it, 49 hear that it is full", async () => {
  const { id } = await createOpenProgram({ capacity: 3 });
  for (const person of await Promise.all([createPerson(gateway()), createPerson(gateway())])) {
    answered(await person.apply(id));
  }
  expect(count(await together(id))).toEqual({ AWAITING_PAYMENT: 1, PROGRAM_FULL: CROWD - 1 });
  expect(await db.payment.count({ where: { application: { programId: id } } })).toBe(3);
  await expectSound(id);
});

test("with a waiting list 49 stand on it, each in a place of its own", async () => {
  const { id } = await createOpenProgram({ capacity: 1, waitingList: true });
  expect(count(await together(id))).toEqual({ AWAITING_PAYMENT: 1, WAITLISTED: CROWD - 1 });
  expect(await db.payment.count({ where: { application: { programId: id } } })).toBe(1);
  await expectSound(id);
});

test("20 clicks: one application, one payment, with a form's key or without", async () => {
  const person = await createPerson(gateway());
  for (const key of ["the-same-form", undefined]) {
    const { id } = await createOpenProgram({ capacity: 30 });
    const clicks = Array.from({ length: 20 }, () =>
      untilAnswered(() => person.apply(id, key ? { key } : {})),
    );
    const replies = await Promise.all(clicks);
    expect(count(replies)).toEqual(
      key ? { AWAITING_PAYMENT: 20 } : { AWAITING_PAYMENT: 1, ALREADY_APPLIED: 19 },
    );
    expect(await db.application.count({ where: { programId: id } })).toBe(1);
    expect(await db.payment.count({ where: { application: { programId: id } } })).toBe(1);
    expect(await db.mail.count({ where: { memberId: person.id, kind: "APPLICATION_RECEIVED" } })).toBe(
      key ? 1 : 2,
    );
    await expectSound(id);
  }
});

test("withdrawals, offers that end, declines and new applicants at once: every seat is somebody's or nobody's", async () => {
  const { id } = await createOpenProgram({ capacity: 5, waitingList: true });
  const group = crowd.slice(0, 16);
  await Promise.all(group.map((person) => untilAnswered(() => person.apply(id))));
  const WITHDRAW = "mutation ($id: Id!) { withdrawApplication(id: $id, version: 1) { state } }";
  const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
  const contentCache = { version: 1n, changed: async () => {}, afterPendingUpdates: async () => {} };
  for (let round = 0; round < 3; round += 1) {
    const rows = await db.application.findMany({
      where: { programId: id, state: { notIn: ["WITHDRAWN", "CANCELLED"] } },
    });
    const mine = new Map(rows.map((row) => [row.memberId, row]));
    // Ending offers are those of the round before.
    await db.application.updateMany({
      where: { programId: id, state: "OFFERED" },
      data: { offeredUntil: new Date() },
    });
    await Promise.all([
      ...group.map((person, index) => {
        const row = mine.get(person.id);
        if (!row) return untilAnswered(() => person.apply(id));
        if (index % 3 === round) return untilAnswered(() => person.ask(WITHDRAW, { id: row.id }));
        if (row.state === "OFFERED") {
          return untilAnswered(() => person.ask(`mutation { declineOffer(id: ${row.id}) { state } }`));
        }
        return null;
      }),
      sweepApplications({ clock: gateway().clock, contentCache, links }),
      sweepApplications({ clock: gateway().clock, contentCache, links }),
    ]);
    await sweepApplications({ clock: gateway().clock, contentCache, links });
    await expectSound(id);
    const waiting = await db.application.count({ where: { programId: id, state: "WAITLISTED" } });
    const { seatsTaken } = await db.program.findUniqueOrThrow({ where: { id } });
    if (waiting > 0) expect(seatsTaken).toBe(5);
  }
});
