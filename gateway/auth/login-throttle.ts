// Limits the guesses of a password and never locks its owner out (decision 57). Wrong tries of others use up
// their own allowance. Only an account that many addresses guess at has to wait; the owner's devices pass
// that wait, and a new password by mail ends it.
import { HttpError } from "#gateway/http/errors.ts";
import { digest, forget, limiter, take } from "./counters.ts";

const TEN_MINUTES = 600;
const DAY = 86_400;

/** Hands back what a try took, once it turned out not to be a wrong one. */
export type GiveBack = () => Promise<void>;

/** Where a try to log in comes from. */
interface LoginSource {
  /** The sender's address. */
  readonly address: string;
  /** The device, where this account was signed in to on it before; it is then counted by itself alone. */
  readonly device: string | null;
}

export interface LoginThrottle {
  /**
   * Counts a try before the password is looked at, so that guesses sent at the same moment can't slip through together.
   * @param account the compared form of the address typed, whether or not anybody has it
   * @throws HttpError TOO_MANY_TRIES with Retry-After
   */
  take(from: LoginSource, account: string): Promise<GiveBack>;
  /** The owner has proved by mail who they are: the account's wrong tries are forgotten. */
  forget(account: string): Promise<void>;
}

/** Wrong tries in ten minutes: of an address over all accounts, of an address at one account, of a device. */
const OF_ADDRESS = 30;
const AT_ACCOUNT = 5;
const OF_DEVICE = 5;

/** Wrong tries at an account in a day, over all addresses, before each one more makes the next wait, and the longest wait. */
const WITHOUT_WAIT = 10;
const LONGEST_WAIT = 900;

const PAIR = "login-account-address";

/** Seconds until the next try after this many wrong ones: 2, 4, 8 and so on up to a quarter of an hour. */
const waitAfter = (tries: number) => Math.min(2 ** (tries - WITHOUT_WAIT), LONGEST_WAIT);

export function createLoginThrottle(): LoginThrottle {
  const byAddress = limiter("login-address", OF_ADDRESS, TEN_MINUTES);
  const byPair = limiter(PAIR, AT_ACCOUNT, TEN_MINUTES);
  const byDevice = limiter("login-device", OF_DEVICE, TEN_MINUTES);
  const byAccount = limiter("login-account", WITHOUT_WAIT, DAY);
  const waits = limiter("login-wait", 1, LONGEST_WAIT);

  /** After the free tries, one try passes and begins the wait. Tries within the wait are refused and not counted. */
  async function takeAccount(key: string): Promise<GiveBack> {
    const { consumedPoints } = await byAccount.penalty(key);
    const giveBack = async () => void (await byAccount.reward(key));
    if (consumedPoints <= WITHOUT_WAIT) return giveBack;
    await orGiveBack(take(waits, key, 1, { customDuration: waitAfter(consumedPoints) }), giveBack);
    return async () => {
      await giveBack();
      await waits.delete(key);
    };
  }

  async function takeUnknownDevice(address: string, account: string): Promise<GiveBack> {
    const key = digest(account);
    const pair = `${key}:${address}`;
    // The address first: a sender who is refused there must not use up other people's accounts.
    await take(byAddress, address);
    const ofAddress = async () => void (await byAddress.reward(address));
    await orGiveBack(take(byPair, pair), ofAddress);
    const ofPair = async () => void (await Promise.all([ofAddress(), byPair.reward(pair)]));
    const ofAccount = await orGiveBack(takeAccount(key), ofPair);
    return async () => void (await Promise.all([ofPair(), ofAccount()]));
  }

  return {
    take: async ({ address, device }, account) => {
      if (device === null) return await takeUnknownDevice(address, account);
      await take(byDevice, device);
      return async () => void (await byDevice.reward(device));
    },
    forget: async (account) => {
      const key = digest(account);
      await byAccount.delete(key);
      await waits.delete(key);
      await forget(`${PAIR}:${key}:`);
    },
  };
}

/** A try that is refused is not a wrong one, because nobody looked at its password: what it took is given back. */
async function orGiveBack<T>(taking: Promise<T>, giveBack: GiveBack): Promise<T> {
  try {
    return await taking;
  } catch (refusal) {
    if (refusal instanceof HttpError) await giveBack();
    throw refusal;
  }
}
