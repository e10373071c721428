// A treasurer who reads statements, books their lines, takes bookings back, splits transfers and hands out
// receipts until the site dies, and remembers the state of each line by the answers.
import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { expectSoundLedger } from "#tests/support/ledger-sound.ts";
import { expectSoundPayment } from "#tests/support/paying.ts";
import type { Crew } from "./lives.ts";
import { askOffice, type Office, openOffice } from "./office.ts";

const AMOUNT = 20_000;
/** At once, at different lines. */
const TREASURERS = 2;
/** What is done with a line: booked, taken back, booked again. */
const BOOKINGS = 3;
const CREATE = `mutation ($name: String!) {
  createPayment(input: { type: OTHER, nameKo: "자료집", amountDue: ${AMOUNT}, payerName: $name, payerEmail: "desk@example.org" }) { id }
}`;
const LIST = "{ bankRows(state: OPEN) { items { id sender amount } } }";
const BOOK = `mutation ($id: Id!, $paymentId: Id!, $version: Int!) {
  bookBankRow(id: $id, paymentId: $paymentId, version: $version) { payment { id } }
}`;
const BACK = 'mutation ($id: Id!) { undoBankBooking(id: $id, reason: "잘못 봄") }';
const SPLIT = "mutation ($id: Id!, $amounts: [Won!]!) { splitBankRow(id: $id, amounts: $amounts) }";

/** The state by the last answer. */
interface AcknowledgedRow {
  readonly paymentId: number;
  /** Bookings, and those that were taken back. */
  steps: number;
  /** The number of its receipt. */
  document: string | null;
}

let minutes = 0;
/** A statement with one line more than the one before it. */
async function readStatement({ url, session }: Office, sender: string, amount: number): Promise<boolean> {
  minutes += 1;
  const lineAt = (minute: number) =>
    new Date(Date.now() - DAY + minute * 60_000 + 9 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
  const body = `거래일시,보낸분,입금액,잔액\r\n${lineAt(minutes % 60)},${sender},${amount},${minutes}`;
  const headers = { ...session.headers, "content-type": "application/octet-stream" };
  for (const known of [0, 1]) {
    const answer = await fetch(`${url}/api/v1/statements?head=0&fields=DAY,SENDER,IN,BALANCE`, {
      method: "POST",
      headers,
      body,
    }).catch(() => null);
    const acknowledged = await answer?.json().catch(() => null);
    if (answer?.status !== 200 || !acknowledged) return false;
    // The second time it says nothing new.
    expect(acknowledged).toMatchObject({ added: 1 - known, known });
  }
  return true;
}

async function receipt({ url, session }: Office, paymentId: number): Promise<string | null> {
  const headers = { ...session.headers, "content-type": "application/json" };
  const body = JSON.stringify({ kind: "RECEIPT", language: "BOTH", payment_id: paymentId });
  const answer = await fetch(`${url}/api/v1/documents`, { method: "POST", headers, body }).catch(() => null);
  const pdf = await answer?.arrayBuffer().catch(() => null);
  return pdf && answer?.status === 200 ? answer.headers.get("x-document-number") : null;
}

/** Works through one line. @returns false: the site is gone */
async function workOn(office: Office, sender: string, acknowledged: AcknowledgedRow[]): Promise<boolean> {
  const name = sender.slice(0, 20);
  const made: AcknowledgedRow[] = [];
  for (const _ of [1, 2]) {
    const { id } = Object((await askOffice(office, CREATE, { name }))?.data?.createPayment);
    if (!id) return false;
    made.push({ paymentId: id, steps: 0, document: null });
  }
  acknowledged.push(...made);
  if (!(await readStatement(office, sender, 2 * AMOUNT))) return false;
  const lines = async () =>
    (Object((await askOffice(office, LIST))?.data?.bankRows).items ?? []).filter(
      (line: { sender: string }) => line.sender === sender,
    );
  const [whole] = await lines();
  if (!whole || !(await askOffice(office, SPLIT, { id: whole.id, amounts: [AMOUNT, AMOUNT] }))?.data)
    return false;
  const parts = await lines();
  for (const [index, one] of made.entries()) {
    const { id } = parts[index] ?? {};
    const { paymentId } = one;
    for (let step = 0; step < BOOKINGS; step += 1) {
      const query = step % 2 === 0 ? BOOK : BACK;
      if (!(await askOffice(office, query, { id, paymentId, version: step + 1 }))?.data) return false;
      one.steps += 1;
    }
    one.document = await receipt(office, paymentId);
    if (one.document === null) return false;
  }
  return true;
}

/** Of each act on a line all is there, with its booking, history, email and audit entry, or nothing; and of each document one. */
export function createTreasurers(): Crew {
  const acknowledged: AcknowledgedRow[] = [];
  return {
    begin: async ({ url }, round) => {
      const office = await openOffice(url);
      const before = acknowledged.length;
      const keepWorking = async (who: number) => {
        for (let line = 1; ; line += 1) {
          if (!(await workOn(office, `둘이서 ${round}-${who}-${line}`, acknowledged))) return;
        }
      };
      const ended = Promise.all(Array.from({ length: TREASURERS }, (_, who) => keepWorking(who)));
      return { isEnough: () => acknowledged.slice(before).some(({ document }) => document !== null), ended };
    },
    expectStored: async () => {
      await expectSoundLedger();
      const payments = await db.payment.findMany({
        where: { payerEmail: "desk@example.org" },
        include: { moves: { include: { bankRow: true } }, documents: true },
      });
      for (const { paymentId, steps, document } of acknowledged) {
        const payment = payments.find(({ id }) => id === paymentId);
        expect([steps, steps + 1]).toContain((payment?.version ?? 0) - 1);
        const numbers = payment?.documents.map(
          ({ year, serial }) => `${year}-${String(serial).padStart(5, "0")}`,
        );
        if (document !== null) expect(numbers).toEqual([document]);
      }
      for (const { id, version, moves, documents } of payments) {
        await expectSoundPayment(id);
        const steps = version - 1;
        expect(moves.filter(({ bankRow }) => bankRow !== null)).toHaveLength(steps % 2);
        expect(documents.length).toBeLessThanOrEqual(steps === BOOKINGS ? 1 : 0);
        const audited = await db.auditEntry.count({ where: { subject: "payment", subjectId: id } });
        // The payment itself, each step, and a document for somebody else.
        expect(audited).toBe(1 + steps + documents.length);
      }
      const counted = async (kind: "PAYMENT_PAID" | "PAYMENT_TAKEN_BACK") =>
        await db.mail.count({ where: { kind, toAddress: "desk@example.org" } });
      const done = (from: number) => payments.filter(({ version }) => version - 1 >= from).length;
      // Anyone who takes a booking back within a minute takes its email back, and else writes another.
      const takenBack = await counted("PAYMENT_TAKEN_BACK");
      expect((await counted("PAYMENT_PAID")) - takenBack).toBe(done(1) + done(3) - done(2));
      expect(takenBack).toBeLessThanOrEqual(done(2));
      // Numbers run without a gap.
      const documents = await db.issuedDocument.findMany({ orderBy: { serial: "asc" } });
      expect(documents.map(({ serial }) => serial)).toEqual(documents.map((_, index) => index + 1));
      expect(documents.length).toBeGreaterThan(0);
    },
  };
}
