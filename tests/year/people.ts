// People of a year: somebody registers, signs in, and asks with the client's own operations.
import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { AccountNoticeDocument } from "#web/gql/account.ts";
import type { YearSite } from "./year-site.ts";

const PASSWORD = "Bridge!Paper7";
/** A sign-in is good for a quarter of an hour. */
const SIGNS_IN_AFTER = 10 * MINUTE;
const BUSY_TRIES = 300;
const WRONG_TRIES = 3;
const BUSY_MS = 100;
/** Not now: too much to do, no database, or no room on its disk. */
const BUSY: ReadonlySet<number> = new Set([503, 507]);

export interface Person {
  readonly email: string;
  readonly name: string;
  /** Its number as a member. */
  readonly id: number;
  /** Addresses differ, as those of people do. */
  readonly address: string;
  token: string | null;
  signedInAt: number;
  hasLeft: boolean;
}

/** A refusal, by its code. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly code: string;
  /** Of something that was asked more than once: perhaps it is refused because it was done. */
  readonly wasRepeated: boolean;

  constructor(
    code: string,
    { detail, wasRepeated }: { readonly detail: string; readonly wasRepeated: boolean },
  ) {
    super(detail);
    this.code = code;
    this.wasRepeated = wasRepeated;
  }
}

interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
  /** It was asked more than once: it may have been done before. */
  readonly wasRepeated: boolean;
}

/** A REST call from somebody's address. A site that is too busy is asked again. */
export async function send(
  site: YearSite,
  path: string,
  {
    address,
    body,
    token,
    method = "POST",
    type = "application/json",
  }: {
    readonly address: string;
    readonly body?: string | Buffer<ArrayBuffer>;
    readonly token?: string | null;
    readonly method?: string;
    readonly type?: string;
  },
): Promise<Sent> {
  const asked = {
    method,
    headers: {
      "content-type": type,
      "x-forwarded-for": address,
      ...(token ? { authorization: token } : {}),
    },
    ...(body === undefined ? {} : { body }),
  };
  for (let tries = 0; ; tries += 1) {
    const asking = fetch(site.url + path, asked)
      .then(async (answer) => ({ answer, text: await answer.text() }))
      // Nobody answered, or it broke off: the caller does not know whether it was done.
      .catch(() => null);
    await site.blows.fall();
    const came = await asking;
    if ((came === null || BUSY.has(came.answer.status)) && tries < BUSY_TRIES) {
      await sleep(BUSY_MS);
      continue;
    }
    if (came === null) throw new Error(`${path} was not answered`);
    const { answer, text } = came;
    if (answer.status === 500 || text.includes('"code":"INTERNAL"')) {
      site.wrong.push(`${path} answers ${answer.status} ${text.slice(0, 200)}`);
      if (tries < WRONG_TRIES) continue;
    } else site.blows.answered();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text === "" ? {} : Object(JSON.parse(text)),
      wasRepeated: tries > 0,
    };
  }
}

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** @throws when the site refuses it */
export async function register(
  site: YearSite,
  {
    email,
    name,
    grade,
    language,
  }: {
    readonly email: string;
    readonly name: string;
    readonly grade: string;
    readonly language: "ko" | "en";
  },
): Promise<Person> {
  const address = newAddress();
  const body = JSON.stringify({
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
    name,
    country: "KR",
    member_type: grade,
    affiliation: "가나다대학교",
    final_degree_institution: "가나다대학교",
    phone_number: "010-1234-5678",
    language,
    consents: { terms: true, privacy: true, age14: true, newsletter: true },
  });
  const answer = await send(site, "/api/v1/register", { address, body });
  const person = { email, name, address, token: null, signedInAt: 0, hasLeft: false };
  if (answer.status !== 201 && answer.wasRepeated) return { ...person, id: await idOf(site, person) };
  if (answer.status !== 201)
    throw new Error(`Registration of ${email}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const id = Number(answer.body.member_idx);
  return { ...person, id };
}

/** Of somebody whose registration was done, and whose answer did not come. */
async function idOf(site: YearSite, person: Omit<Person, "id">): Promise<number> {
  const data = await ask(site, { ...person, id: 0 }, new Date(0), AccountNoticeDocument);
  return Number(Object(data.myAccount).id);
}

/** Somebody who has an account already. */
export const known = (email: string, name: string): Person => ({
  email,
  name,
  id: 0,
  address: newAddress(),
  token: null,
  signedInAt: 0,
  hasLeft: false,
});

async function signIn(site: YearSite, person: Person, now: Date): Promise<string> {
  if (person.token !== null && now.getTime() - person.signedInAt < SIGNS_IN_AFTER) return person.token;
  const body = JSON.stringify({ email: person.email, password: PASSWORD });
  const answer = await send(site, "/api/v1/login", { address: person.address, body });
  const token = answer.headers.get("authorization");
  if (!token) throw new Error(`Sign-in of ${person.email}: ${answer.status} ${JSON.stringify(answer.body)}`);
  person.token = token;
  person.signedInAt = now.getTime();
  return token;
}

/**
 * Asks as the client of somebody does.
 * @throws RefusedError when it is refused
 */
export async function ask(
  site: YearSite,
  person: Person,
  now: Date,
  document: string,
  variables: object = {},
): Promise<Readonly<Record<string, unknown>>> {
  const token = await signIn(site, person, now);
  const body = JSON.stringify({ query: document, variables });
  const answer = await send(site, "/graphql", { address: person.address, body, token });
  const errors = answer.body.errors;
  if (Array.isArray(errors) && errors.length > 0) {
    const [first] = errors;
    const { wasRepeated } = answer;
    throw new RefusedError(String(first?.extensions?.code), { detail: JSON.stringify(errors), wasRepeated });
  }
  return Object(answer.body.data);
}

/** Signs in and sends a file to a path, as an upload does. */
export async function upload(
  site: YearSite,
  person: Person,
  now: Date,
  path: string,
  content: string | Buffer,
): Promise<Sent> {
  const token = await signIn(site, person, now);
  return await send(site, path, {
    address: person.address,
    token,
    body: Buffer.from(content),
    type: "application/octet-stream",
  });
}

/** The password everybody of a year has. */
export const ADMIN = { ADMIN_EMAIL: "office@example.org", ADMIN_PASSWORD: PASSWORD };
