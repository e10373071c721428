// Passwords as they are stored: argon2id over the NFKC form, at the strength of docs/sign-in.md#passwords. A
// hash takes a thread of Node's small pool, which also reads files, compresses and looks up names. So only a
// few hashes run at once, and only so many may wait: a flood of sign-ins slows sign-ins down, not the site.
import { hash, verify } from "@node-rs/argon2";
import { HttpError } from "#gateway/http/errors.ts";

const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of the pool's four threads. */
const AT_ONCE = 2;
/** About three seconds of work at 16 ms each. */
const MAY_WAIT = 400;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws HttpError UNAVAILABLE when too many wait already */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  else {
    if (waiting.length >= MAY_WAIT) throw new HttpError("UNAVAILABLE");
    // A finished one hands its place over.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** The string that is stored, with its salt and strength in it. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), STRENGTH));
}

/** Replaces the hash of an account that does not exist, so that an unknown address costs the same work as a wrong password. */
const nobody = hash(crypto.randomUUID(), STRENGTH);

/**
 * Whether it is the password. Where there is none (null, or empty: docs/people.md#adding-and-merging), it
 * takes as long, and says no.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored || (await nobody);
  const matches = await inTurn(() => verify(against, password.normalize("NFKC")));
  return matches && against === stored;
}
