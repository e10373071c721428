// Bounds on what is tried and asked for (docs/core.md#calls-and-limits). A try is counted before it is looked
// at, and given back when it was right, so that guesses sent at the same moment cannot slip through together.
import { pool } from "#prisma/client.ts";
import { digest, limiter, take } from "./counters.ts";
import { createLoginThrottle, type GiveBack, type LoginThrottle } from "./login-throttle.ts";

const TEN_MINUTES = 600;
const HOUR = 3600;

/** Every method throws HttpError TOO_MANY_TRIES with Retry-After. */
export interface Throttle {
  readonly login: LoginThrottle;
  passwordChange(memberId: number): Promise<GiveBack>;
  /** Counted whether or not it makes an account: nobody makes accounts, or learns who has one, by the hundred. */
  registration(address: string): Promise<void>;
  /** @param account the compared form of the address typed, whether or not anybody has it */
  passwordReset(address: string, account: string): Promise<void>;
  /** A mail that asks to prove an address. @param account as for `passwordReset` */
  proof(memberId: number, account: string): Promise<void>;
  /** A mail that asks to confirm a subscription. @param account as for `passwordReset` */
  subscription(address: string, account: string): Promise<void>;
  /** A try with a link that may be none. */
  link(address: string): Promise<GiveBack>;
  /** A passkey is asked for: each leaves a row for five minutes. */
  passkey(address: string): Promise<void>;
  /** @param bytes of the file */
  upload(memberId: number, bytes: number): Promise<void>;
  /** The same for a file that comes by the link of a review. */
  reviewFile(reviewId: number, bytes: number): Promise<void>;
  /** The same for a photo or a file that comes by the link of an application. */
  applicationFile(applicationId: number, bytes: number): Promise<void>;
  /** The same for a workbook of scores that comes by the link of a rater. */
  scoreSheet(raterId: number, bytes: number): Promise<void>;
  /** The same for a sheet of people that comes by the link of a contact. */
  groupSheet(linkId: string, bytes: number): Promise<void>;
  /** Forgets counters whose time is over. */
  sweep(): Promise<void>;
}

/** Registrations from one sender in an hour. */
const REGISTRATIONS = 10;

/** Mails asked for in an hour: for one account, whether or not there is one, and from one sender. */
const RESETS = { forAccount: 3, fromAddress: 20 };

/** The same for mails that ask to prove an address: those a member asks for, and those to one address. */
const PROOFS = { forMember: 5, toAddress: 3 };

/** The same for mails that ask to confirm a subscription. */
const SUBSCRIPTIONS = { toAddress: 3, fromAddress: 10 };

/** A megabyte costs 1, and so does each file: four galleries of fifty photos an hour, or forty of the largest attachments. */
const UPLOADS = { points: 2_200, seconds: HOUR, bytesAPoint: 1024 * 1024 };

/** For one review, and for one application: a few of the largest files an hour. */
const REVIEW_FILES = 220;

/** For one rater: a workbook every half a minute. */
const SCORE_SHEETS = 240;

const pointsOf = (bytes: number) => 1 + Math.ceil(bytes / UPLOADS.bytesAPoint);

export function createThrottle(): Throttle {
  const byMember = limiter("password-change", 5, TEN_MINUTES);
  const resetsForAccount = limiter("reset-account", RESETS.forAccount, HOUR);
  const resetsFrom = limiter("reset-address", RESETS.fromAddress, HOUR);
  const proofsForMember = limiter("proof-member", PROOFS.forMember, HOUR);
  const proofsTo = limiter("proof-address", PROOFS.toAddress, HOUR);
  const subscriptionsFrom = limiter("subscription-sender", SUBSCRIPTIONS.fromAddress, HOUR);
  const subscriptionsTo = limiter("subscription-address", SUBSCRIPTIONS.toAddress, HOUR);
  const linksFrom = limiter("link-address", 20, TEN_MINUTES);
  const passkeysFrom = limiter("passkey-address", 60, TEN_MINUTES);
  const uploads = limiter("upload", UPLOADS.points, UPLOADS.seconds);
  const reviewFiles = limiter("review-file", REVIEW_FILES, HOUR);
  const applicationFiles = limiter("application-file", REVIEW_FILES, HOUR);
  const scoreSheets = limiter("score-sheet", SCORE_SHEETS, HOUR);
  const groupSheets = limiter("group-sheet", SCORE_SHEETS, HOUR);
  const registrations = limiter("registration", REGISTRATIONS, HOUR);
  return {
    login: createLoginThrottle(),
    passwordChange: async (memberId) => {
      const key = String(memberId);
      await take(byMember, key);
      return async () => {
        await byMember.reward(key);
      };
    },
    registration: async (address) => {
      await take(registrations, address);
    },
    passwordReset: async (address, account) => {
      await take(resetsFrom, address);
      await take(resetsForAccount, digest(account));
    },
    proof: async (memberId, account) => {
      await take(proofsForMember, String(memberId));
      await take(proofsTo, digest(account));
    },
    subscription: async (address, account) => {
      await take(subscriptionsFrom, address);
      await take(subscriptionsTo, digest(account));
    },
    link: async (address) => {
      await take(linksFrom, address);
      return async () => {
        await linksFrom.reward(address);
      };
    },
    passkey: async (address) => take(passkeysFrom, address),
    upload: async (memberId, bytes) => {
      await take(uploads, String(memberId), pointsOf(bytes));
    },
    reviewFile: async (reviewId, bytes) => {
      await take(reviewFiles, String(reviewId), pointsOf(bytes));
    },
    applicationFile: async (applicationId, bytes) => {
      await take(applicationFiles, String(applicationId), pointsOf(bytes));
    },
    scoreSheet: async (raterId, bytes) => {
      await take(scoreSheets, String(raterId), pointsOf(bytes));
    },
    groupSheet: async (linkId, bytes) => {
      await take(groupSheets, linkId, pointsOf(bytes));
    },
    sweep: async () => {
      await pool.query("delete from rate_limits where expire < $1", [Date.now()]);
    },
  };
}
