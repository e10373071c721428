// People who register and read during a fault, and who remember every answer.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { TEST_PASSWORD } from "#tests/support/factories.ts";

const WRITERS = 3;
const PAUSE_MS = 20;
/** What an outage, a full disk or a busy site may answer; anything else that is no success is wrong. */
const MAY_BE_REFUSED: ReadonlySet<number> = new Set([503, 507, 429]);

export interface Crowd {
  /** Addresses whose registration was acknowledged. */
  readonly acknowledgedEmails: string[];
  readonly wrong: string[];
  /** How often a page was asked for and how often it came. */
  readonly pages: { asked: number; shown: number };
  /** Milliseconds until the next registration is acknowledged, from now on. */
  nextAcknowledged(): Promise<number>;
  stop(): Promise<void>;
}

/** @param url where the site is now; a life after another one has another address */
export function startCrowd(url: () => string): Crowd {
  const acknowledgedEmails: string[] = [];
  const wrong: string[] = [];
  const pages = { asked: 0, shown: 0 };
  let stopped = false;
  let sender = 0;

  const register = async () => {
    const email = `faults-${randomUUID()}@example.org`;
    sender += 1;
    const from = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
    const answer = await fetch(`${url()}/api/v1/register`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from },
      body: JSON.stringify({
        email,
        password: TEST_PASSWORD,
        confirm_password: TEST_PASSWORD,
        name: "견고한 회원",
        country: "KR",
        consents: { terms: true, privacy: true, age14: true },
      }),
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    // Cut off on its way: not acknowledged.
    if (!answer || text === null || text === undefined) return;
    if (answer.status === 201) acknowledgedEmails.push(email);
    else if (!MAY_BE_REFUSED.has(answer.status))
      wrong.push(`a registration was ${answer.status} ${text.slice(0, 80)}`);
  };
  const read = async () => {
    const answer = await fetch(`${url()}/`).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (!answer) return;
    pages.asked += 1;
    if (answer.status === 200) pages.shown += 1;
    else if (!MAY_BE_REFUSED.has(answer.status)) wrong.push(`a page was ${answer.status}`);
  };
  const again = async (work: () => Promise<void>) => {
    while (!stopped) {
      await work();
      await sleep(PAUSE_MS);
    }
  };
  const ended = Promise.all([...Array.from({ length: WRITERS }, () => again(register)), again(read)]);
  return {
    acknowledgedEmails,
    wrong,
    pages,
    nextAcknowledged: async () => {
      const from = performance.now();
      const before = acknowledgedEmails.length;
      while (acknowledgedEmails.length === before && performance.now() - from < 60_000) await sleep(5);
      return performance.now() - from;
    },
    stop: async () => {
      stopped = true;
      await ended;
    },
  };
}

interface Found {
  readonly lost: number;
  readonly wrong: readonly string[];
}

/** Looks for everybody whose registration was confirmed, and for incomplete ones: a member without all of the consents. */
export async function lookFor(client: pg.ClientBase, acknowledgedEmails: readonly string[]): Promise<Found> {
  const { rows } = await client.query<{ email: string; consents: number }>(`
    SELECT email, (SELECT count(*)::int FROM consents WHERE member_id = members.id) AS consents
    FROM members WHERE email LIKE 'faults-%'`);
  const there = new Set(rows.map(({ email }) => email));
  const half = rows.filter(({ consents }) => consents < 3);
  return {
    lost: acknowledgedEmails.filter((email) => !there.has(email)).length,
    wrong: half.map(({ email, consents }) => `${email} has ${consents} consents`),
  };
}
