// People who apply for programs, for tests: programs that are open, persons who ask, and what holds of seats at all times.

import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";
import { createProgram, createSignedIn } from "./factories.ts";
import type { Gateway } from "./gateway.ts";
import { askGraphql, type GraphqlReply } from "./graphql.ts";

export const APPLY = `mutation ($input: ApplyInput!, $key: String) {
  apply(input: $input, requestKey: $key) { id version state amount enrollmentFee email waitingPlace }
}`;

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly headers: Record<string, string>;
  ask(query: string, variables?: object): Promise<GraphqlReply>;
  /** Applies with the smallest form. */
  apply(
    programId: number,
    more?: { form?: object; expectedTotal?: number; key?: string },
  ): Promise<GraphqlReply>;
}

/** Somebody who is signed in, asking a gateway. */
export async function createPerson(
  gateway: Gateway,
  overrides: Parameters<typeof createSignedIn>[0] = {},
): Promise<Person> {
  const { id, email, session } = await createSignedIn(overrides);
  const headers = { ...session.headers };
  const ask = (query: string, variables: object = {}) => askGraphql(gateway, query, { variables, headers });
  const apply: Person["apply"] = (programId, { form = {}, expectedTotal, key } = {}) =>
    ask(APPLY, { input: { programId, expectedTotal, form: { name: "신청인", ...form } }, key });
  return { id, email, headers, ask, apply };
}

/** A seminar that takes applications: since an hour, until five days from now; it is in ten days. */
export function createOpenProgram(
  overrides: Partial<Prisma.ProgramUncheckedCreateInput> = {},
): Promise<{ id: number }> {
  const now = Date.now();
  return createProgram({
    applyFrom: new Date(now - HOUR),
    applyTo: new Date(now + 5 * DAY),
    fee: 30_000,
    ...overrides,
  });
}

/** What must hold of a program at any moment. */
export async function expectSound(programId: number): Promise<void> {
  const program = await db.program.findUniqueOrThrow({ where: { id: programId } });
  const seats = await db.application.count({ where: { programId, state: { in: [...SEAT_STATES] } } });
  expect(program.seatsTaken).toBe(seats);
  if (program.capacity !== null) expect(program.seatsTaken).toBeLessThanOrEqual(program.capacity);
  for (const { siteId, part: examPart, pair: languagePair, ...place } of await db.examSeats.findMany({
    where: { site: { programId } },
  })) {
    const at = { siteId, examPart, languagePair, state: { in: [...SEAT_STATES] } };
    expect(place.seatsTaken).toBe(await db.application.count({ where: at }));
    expect(place.seatsTaken).toBeLessThanOrEqual(place.seats);
  }
  const rows = await db.application.findMany({
    where: { programId },
    include: { moves: { orderBy: { id: "asc" } }, payment: true },
  });
  for (const { state, amount, moves, payment, groupId } of rows) {
    expect(moves[0]?.from).toBeNull();
    expect(moves.at(-1)?.to).toBe(state);
    for (const [index, { from }] of moves.entries()) {
      if (index > 0) expect(from).toBe(moves[index - 1]?.to);
    }
    if (state === "AWAITING_PAYMENT" && groupId === null)
      expect(payment).toMatchObject({ amountDue: amount });
    if (state === "WAITLISTED" || state === "OFFERED") expect(payment).toBeNull();
  }
  // What a group still owes is the price of its participants.
  for (const group of await db.applicationGroup.findMany({
    where: { programId, payment: { state: { in: ["PENDING", "DECLARED", "PARTIAL"] } } },
    include: { payment: true, applications: true },
  })) {
    const taking = group.applications.filter(({ state }) => SEAT_STATES.some((one) => one === state));
    if (taking.length === 0) continue;
    expect(group.payment?.amountDue).toBe(taking.reduce((sum, { amount }) => sum + amount, 0));
  }
}

/** What `apply` or another operation answered, by its name. */
export function answered(reply: GraphqlReply, operation = "apply") {
  if (reply.errors.length > 0) throw new Error(reply.text);
  return Object(reply.data)[operation];
}
