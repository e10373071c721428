// Somebody who applies, says that it was sent, has it booked in parts, the surplus refunded and the payment voided, again and again, until
// the site dies, and remembers what was told.
import { programInput } from "#tests/support/program-writing.ts";
import type { Office } from "./editors.ts";

export interface Told {
  programId: number;
  /** The last version of each payment that was acknowledged. */
  readonly payments: Map<number, number>;
  steps: number;
}

const DAY = 24 * 60 * 60 * 1_000;
const FEE = 30_000;
const SURPLUS = 500;
const CREATE = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
const APPLY =
  'mutation ($programId: Int!) { apply(input: { programId: $programId, form: { name: "신청인" } }) { payment { id version } } }';
const DECLARE = `mutation ($id: Int!, $version: Int!) {
  declarePayment(id: $id, version: $version, depositorName: "보낸 이") { id version }
}`;
const BOOK = `mutation ($id: Int!, $version: Int!, $amount: Int!) {
  bookPayment(id: $id, version: $version, amount: $amount) { payment { id version } }
}`;
const REFUND = `mutation ($id: Int!, $version: Int!) {
  refundPayment(id: $id, version: $version, amount: ${SURPLUS}, reason: "더 왔음") { id version }
}`;
const VOID = `mutation ($id: Int!, $version: Int!) {
  voidPayment(id: $id, version: $version, reason: "시험") { id version }
}`;

interface Row {
  readonly id: number;
  readonly version: number;
}

/** Pays until the site is gone. */
export async function keepPaying(office: Office, told: Told): Promise<void> {
  const made = await ask(office, CREATE, { input: openProgram() });
  if (!made) return;
  told.programId = made.createProgram.id;
  const acknowledge = ({ id, version }: Row): Row => {
    told.payments.set(id, version);
    told.steps += 1;
    return { id, version };
  };
  for (;;) {
    const applied = await ask(office, APPLY, { programId: told.programId });
    if (!applied) return;
    const declared = await ask(office, DECLARE, acknowledge(applied.apply.payment));
    if (!declared) return;
    let payment = acknowledge(declared.declarePayment);
    for (const amount of [FEE - 1, 1 + SURPLUS]) {
      const booked = await ask(office, BOOK, { ...payment, amount });
      if (!booked) return;
      payment = acknowledge(booked.bookPayment.payment);
    }
    const refunded = await ask(office, REFUND, payment);
    if (!refunded) return;
    const voided = await ask(office, VOID, acknowledge(refunded.refundPayment));
    if (!voided) return;
    acknowledge(voided.voidPayment);
  }
}

function openProgram(): object {
  const now = Date.now();
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  return programInput({
    startsAt: at(10),
    endsAt: at(11),
    applyFrom: at(-1),
    applyTo: at(5),
    fee: FEE,
    capacity: 3,
    publishNow: true,
  });
}

/** What was answered; null when the site is gone. */
async function ask({ url, session }: Office, query: string, variables: object) {
  const headers = { "content-type": "application/json", ...session.headers };
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (!told) return null;
  if (!told.data) throw new Error(JSON.stringify(told));
  return told.data;
}
