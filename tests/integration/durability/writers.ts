// People who write to a site until it dies under their hands, and remember exactly what they were told.
import { randomUUID } from "node:crypto";

const PASSWORD = "Durable!Horse0";

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

/** Sends JSON; null when the site is gone. */
type Send = (path: string, method: string, body: object, authorization?: string) => Promise<Response | null>;

/** @param from the address the throttle counts */
export function senderTo(url: string, from: string): Send {
  return (path, method, body, authorization) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": from };
    return fetch(`${url}/api/v1/${path}`, {
      method,
      headers: authorization ? { ...headers, authorization } : headers,
      body: JSON.stringify(body),
    }).catch(() => null);
  };
}

async function register(send: Send): Promise<Registered | null> {
  const email = `durable-${randomUUID()}@example.org`;
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
export async function keepRegistering(send: Send, told: Registered[]): Promise<void> {
  for (;;) {
    const registered = await register(send);
    if (!registered) return;
    told.push(registered);
  }
}

/** A member of the living site, signed in. */
export async function newChanger(send: Send): Promise<Changer> {
  const registered = await register(send);
  const answer = await send("login", "POST", { email: registered?.email, password: PASSWORD });
  const authorization = answer?.headers.get("authorization");
  if (!registered || !authorization) throw new Error(`Sign-in: ${answer?.status}`);
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
