// People who register, and members who change their passwords, until the site dies under their hands.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import jsonwebtoken from "jsonwebtoken";
import { expect } from "vitest";
import { isPassword } from "#gateway/auth/passwords.ts";
import { db } from "#prisma/client.ts";
import type { Crew } from "./lives.ts";

const PASSWORD = "Durable!Horse0";
/** How the address of everybody who registers here begins. */
const DURABLE = "durable-";
/** Of each kind: what is proved is the blow in the middle of a write, not the crowd. */
const WRITERS = 2;

/** A registration: whether it was acknowledged is all that counts. */
export interface Registered {
  readonly email: string;
  readonly memberId: number;
}

/** A member who changes the password again and again. */
export interface Changer {
  readonly email: string;
  readonly memberId: number;
  /** The last password that was acknowledged, and the token that came with it. */
  password: string;
  authorization: string;
  /** What was asked for and not answered when the site died. */
  pending: string | null;
  acknowledged: number;
}

/** Sends JSON; null when the site is gone, or too busy to tell. */
type Send = (path: string, method: string, body: object, authorization?: string) => Promise<Response | null>;

let registrants = 0;

/** @param from the address the throttle counts; everybody who registers comes from one of their own */
export function senderTo(url: string, sender: string): Send {
  return async (path, method, body, authorization) => {
    if (path === "register") registrants += 1;
    const from =
      path === "register" ? `198.18.${Math.floor(registrants / 250)}.${registrants % 250}` : sender;
    const headers = { "content-type": "application/json", "x-forwarded-for": from };
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: authorization ? { ...headers, authorization } : headers,
      body: JSON.stringify(body),
    }).catch(() => null);
    return answer?.status === 503 ? null : answer;
  };
}

async function register(send: Send): Promise<Registered | null> {
  const email = `${DURABLE}${randomUUID()}@example.org`;
  const answer = await send("register", "POST", {
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
    name: "견고한 회원",
    country: "KR",
    member_type: "REGULAR",
    affiliation: "가나다대학교",
    final_degree_institution: "가나다대학교",
    consents: { terms: true, privacy: true, age14: true },
  });
  const body = await answer?.json().catch(() => null);
  if (!answer || !body) return null;
  if (answer.status !== 201) throw new Error(`Registration: ${answer.status} ${JSON.stringify(body)}`);
  return { email, memberId: body.member_idx };
}

/** Registers one member after another until the site is gone. */
export async function keepRegistering(send: Send, registrations: Registered[]): Promise<void> {
  for (;;) {
    const registered = await register(send);
    if (!registered) return;
    registrations.push(registered);
  }
}

/** A member of the living site, signed in; of a busy one when it can. */
export async function newChanger(send: Send): Promise<Changer> {
  const registered = await register(send);
  const answer = registered && (await send("login", "POST", { email: registered.email, password: PASSWORD }));
  if (!registered || !answer) return await sleep(100).then(() => newChanger(send));
  const authorization = answer.headers.get("authorization");
  if (!authorization) throw new Error(`Sign-in: ${answer.status}`);
  return { ...registered, password: PASSWORD, authorization, pending: null, acknowledged: 0 };
}

/** Changes the password one time after another until the site is gone. */
export async function keepChanging(send: Send, changer: Changer): Promise<void> {
  for (let round = 1; ; round++) {
    const next = `Durable!Horse${round}`;
    changer.pending = next;
    const body = { old_password: changer.password, new_password: next, confirm_new_password: next };
    const answer = await send("change-password", "PATCH", body, changer.authorization);
    const authorization = answer?.headers.get("authorization");
    if (!answer) return;
    if (answer.status !== 204 || !authorization) throw new Error(`Password change: ${answer.status}`);
    Object.assign(changer, { password: next, authorization, pending: null });
    changer.acknowledged++;
  }
}

/** The changed password or the one before it, with exactly the session that belongs to it. */
async function expectWhole(changer: Changer): Promise<void> {
  const { passwordHash, sessions } = await db.member.findUniqueOrThrow({
    where: { id: changer.memberId },
    select: { passwordHash: true, sessions: { select: { id: true } } },
  });
  const [session, ...others] = sessions;
  expect(others).toEqual([]);
  const token = jsonwebtoken.decode(changer.authorization.replace("Bearer ", ""), { json: true });
  const before = await isPassword(changer.password, passwordHash);
  const after = changer.pending !== null && (await isPassword(changer.pending, passwordHash));
  expect([before, after].filter(Boolean)).toHaveLength(1);
  expect(session?.id === token?.jti).toBe(before);
}

/** Registrations and password changes: each is there whole or not at all. */
export function createWriters(): Crew {
  const registered: Registered[] = [];
  const changers: Changer[] = [];
  return {
    begin: async ({ url }, round) => {
      const send = senderTo(url, `198.51.100.${round}`);
      const own = await Promise.all(Array.from({ length: WRITERS }, () => newChanger(send)));
      changers.push(...own);
      const before = registered.length;
      const ended = Promise.all([
        ...Array.from({ length: WRITERS }, () => keepRegistering(send, registered)),
        ...own.map((changer) => keepChanging(send, changer)),
      ]);
      const isEnough = () =>
        registered.length >= before + WRITERS && own.every(({ acknowledged }) => acknowledged > 0);
      return { isEnough, ended };
    },
    expectStored: async () => {
      const members = await db.member.findMany({
        where: { email: { startsWith: DURABLE } },
        include: { consents: true, gradeRequests: true },
      });
      const emails = new Map(members.map(({ id, email }) => [id, email]));
      for (const { memberId, email } of registered) expect(emails.get(memberId)).toBe(email);
      for (const { consents, gradeRequests } of members) {
        expect(consents.map(({ kind }) => kind).sort()).toEqual(["AGE14", "NEWSLETTER", "PRIVACY", "TERMS"]);
        expect(gradeRequests).toMatchObject([{ grade: "REGULAR" }]);
      }
      // Passwords take a thread each: as many at once as there are threads.
      await Promise.all(changers.map(expectWhole));
      // Worth something only when blows fell in the middle of writes.
      expect(changers.filter(({ pending }) => pending !== null).length).toBeGreaterThan(changers.length / 2);
    },
  };
}
