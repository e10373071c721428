// Bounds on guessing (decision 2): 5 wrong sign-ins for an account and 30 for an address in ten minutes. A try is
// counted before the password is looked at and given back when it was right, so that guesses sent at the same moment
// can't slip through together. The counters are rows of the database: a restart or a second gateway forgets nothing.
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "#gateway/http/errors.ts";
import { pool } from "#prisma/client.ts";

const TEN_MINUTES = 600;
const HOUR = 3600;

/** Hands back what a try took, once it turned out not to be a wrong one. */
export type GiveBack = () => Promise<void>;

/** Every method throws HttpError TOO_MANY_TRIES with Retry-After. */
export interface Throttle {
  /** @param account the compared form of the address typed, whether or not anybody has it */
  login(address: string, account: string): Promise<GiveBack>;
  passwordChange(memberId: number): Promise<GiveBack>;
  registration(address: string): Promise<GiveBack>;
  /** @param account as for `login` */
  passwordReset(address: string, account: string): Promise<void>;
  /** A mail that asks to prove an address. @param account as for `login` */
  proof(memberId: number, account: string): Promise<void>;
  /** A try with a link that may be none. */
  link(address: string): Promise<GiveBack>;
  /** @param bytes of the file */
  upload(memberId: number, bytes: number): Promise<void>;
  /** Forgets counters whose time is over. */
  sweep(): Promise<void>;
}

/** An account made costs 1, an attempt that makes none (the address is taken) stays at 10: a bound on asking who is a member. */
const REGISTRATION = { points: 1000, seconds: HOUR, held: 10, madeCosts: 1 };

/** Mails asked for in an hour: for one account, whether or not there is one, and from one sender. */
const RESETS = { forAccount: 3, fromAddress: 20 };

/** The same for mails that ask to prove an address: those a member asks for, and those to one address. */
const PROOFS = { forMember: 5, toAddress: 3 };

/** A megabyte costs 1, and so does each file: four galleries of fifty photos an hour, or forty of the largest attachments. */
const UPLOADS = { points: 2_200, seconds: HOUR, bytesAPoint: 1024 * 1024 };

/**
 * The store speaks through the pool of the moment and without named statements, whose names would be shared with everything
 * else on the connection.
 */
const storeClient = {
  query: ({ text, values }: { text: string; values: unknown[] }) => pool.query({ text, values }),
};

function limiter(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient,
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
  });
}

/** Takes points or refuses. Anything thrown that isn't the limiter's own answer is the database's. */
async function take(from: RateLimiterPostgres, key: string, points = 1): Promise<void> {
  try {
    await from.consume(key, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new HttpError("TOO_MANY_TRIES", { headers: { "retry-after": String(seconds) } });
  }
}

/** A personal address doesn't belong in a table of counters. */
const digest = (account: string) => createHash("sha256").update(account).digest("base64url");

export function createThrottle(): Throttle {
  const byAddress = limiter("login-address", 30, TEN_MINUTES);
  const byAccount = limiter("login-account", 5, TEN_MINUTES);
  const byMember = limiter("password-change", 5, TEN_MINUTES);
  const resetsForAccount = limiter("reset-account", RESETS.forAccount, HOUR);
  const resetsFrom = limiter("reset-address", RESETS.fromAddress, HOUR);
  const proofsForMember = limiter("proof-member", PROOFS.forMember, HOUR);
  const proofsTo = limiter("proof-address", PROOFS.toAddress, HOUR);
  const linksFrom = limiter("link-address", 20, TEN_MINUTES);
  const uploads = limiter("upload", UPLOADS.points, UPLOADS.seconds);
  const registrations = limiter("registration", REGISTRATION.points, REGISTRATION.seconds);
  return {
    login: async (address, account) => {
      const key = digest(account);
      // The address first: a sender who is refused there must not use up other people's accounts.
      await take(byAddress, address);
      try {
        await take(byAccount, key);
      } catch (refusal) {
        // Nobody looked at the password, so it wasn't a wrong one of this address.
        if (refusal instanceof HttpError) await byAddress.reward(address);
        throw refusal;
      }
      return async () => {
        await byAddress.reward(address);
        await byAccount.reward(key);
      };
    },
    passwordChange: async (memberId) => {
      const key = String(memberId);
      await take(byMember, key);
      return async () => {
        await byMember.reward(key);
      };
    },
    registration: async (address) => {
      const { held, madeCosts } = REGISTRATION;
      await take(registrations, address, held);
      return async () => {
        await registrations.reward(address, held - madeCosts);
      };
    },
    passwordReset: async (address, account) => {
      await take(resetsFrom, address);
      await take(resetsForAccount, digest(account));
    },
    proof: async (memberId, account) => {
      await take(proofsForMember, String(memberId));
      await take(proofsTo, digest(account));
    },
    link: async (address) => {
      await take(linksFrom, address);
      return async () => {
        await linksFrom.reward(address);
      };
    },
    upload: async (memberId, bytes) => {
      await take(uploads, String(memberId), 1 + Math.ceil(bytes / UPLOADS.bytesAPoint));
    },
    sweep: async () => {
      await pool.query("delete from rate_limits where expire < $1", [Date.now()]);
    },
  };
}
