// Somebody outside, with HTTP and nothing else: registers, signs in, asks. Each request comes from an address
// of its own, so that what one class of the battery does uses up no other's throttle.
import { randomUUID } from "node:crypto";
import { z } from "#schema/validation/zod.ts";

export const PASSWORD = "Outside!Lantern7";

const reply = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
    )
    .default([]),
});

export interface Person {
  readonly email: string;
  readonly memberId: number;
  /** As the client sends it. */
  readonly authorization: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly data: unknown;
  /** Of the first error. */
  readonly code: string | null;
}

export interface Outsider {
  send(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  register(overrides?: object): Promise<{ readonly email: string; readonly response: Response }>;
  signIn(email: string, password?: string): Promise<Person>;
  ask(query: string, variables?: object, person?: Person | null): Promise<Answer>;
}

let last = 0;
/** Of the network 198.18.0.0/15, which is nobody's (RFC 2544). */
function nextAddress(): string {
  last += 1;
  return `198.18.${Math.floor(last / 250) % 250}.${(last % 250) + 1}`;
}

/** @param url the origin of the site */
export function outsiderOf(url: string): Outsider {
  const send: Outsider["send"] = (path, init = {}) =>
    fetch(url + path, {
      redirect: "manual",
      ...init,
      headers: { "x-forwarded-for": nextAddress(), ...Object.fromEntries(new Headers(init.headers)) },
    });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  return {
    send,
    post: (path, body) => post(path, body),
    register: async (overrides = {}) => {
      const email = `outside-${randomUUID()}@example.org`;
      const response = await post("/api/v1/register", {
        email,
        password: PASSWORD,
        confirm_password: PASSWORD,
        name: "바깥 사람",
        country: "KR",
        member_type: "GENERAL",
        consents: { terms: true, privacy: true, age14: true },
        ...overrides,
      });
      return { email, response };
    },
    signIn: async (email, password = PASSWORD) => {
      const response = await post("/api/v1/login", { email, password });
      const { member_idx: memberId } = z.object({ member_idx: z.int() }).parse(await response.json());
      return { email, memberId, authorization: response.headers.get("authorization") ?? "" };
    },
    ask: async (query, variables = {}, person = null) => {
      const headers = person ? { authorization: person.authorization } : {};
      const response = await post("/graphql", { query, variables }, headers);
      const text = await response.text();
      const { data, errors } = reply.parse(JSON.parse(text));
      return { status: response.status, text, data, code: errors[0]?.extensions?.code ?? null };
    },
  };
}
