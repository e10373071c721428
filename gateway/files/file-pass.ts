// Not every file is for everybody, and an <img> cannot send an Authorization header: its address carries a
// pass instead (`?t=`). A pass is the id of a session, signed for this use alone. One kind opens what is not
// published yet, while its member may write (docs/texts.md#files). The other names a post and a moment, too:
// it opens the files of that post until then, while its member may read it (docs/site.md#posts-for-members).
// Both end with the session, and are asked about at each request. A pass is no token and opens nothing else.
import { createSigner, SIGNATURE } from "#gateway/auth/signer.ts";
import type { FilePasses as PostFilePasses } from "#schema/context.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";

/** What a good pass says. */
interface ReadPass {
  readonly sessionId: string;
  /** Null: it is of no post. */
  readonly postId: number | null;
}

export interface FilePasses extends PostFilePasses {
  /** The pass of a session; the same each time, so that browsers recognise the address. */
  issue(sessionId: string): string;
  /** Null when it isn't one of ours, or its time is over. */
  read(pass: string, now: Date): ReadPass | null;
  /** The review whose files a pass opens; null when it is no such pass, or its time is over. */
  readReview(pass: string, now: Date): number | null;
  /** The rater of an exam whose scripts a pass opens; null as above. */
  readRater(pass: string, now: Date): number | null;
  /** The application whose photo a pass opens; null as above. */
  readApplicant(pass: string, now: Date): number | null;
  /** The program whose applicants' photos a pass opens; null when it is no such pass, or its time is over. */
  readDoor(pass: string, now: Date): number | null;
}

/** A signature and a UUID; of a pass for a post also its id and seconds since 1970. */
const PASS = new RegExp(`^(${SIGNATURE})\\.(([0-9a-f-]{36})(?:\\.(\\d{1,10})\\.(\\d{10}))?)$`);

/** The end of the hour after this one. */
const endOf = (now: Date) => (Math.floor(now.getTime() / HOUR) + 2) * (HOUR / 1000);

/** A signature, the id of a review and seconds since 1970. */
const REVIEW_PASS = new RegExp(`^(${SIGNATURE})\\.(review\\.(\\d{1,10})\\.(\\d{10}))$`);

/** A signature, the id of a rater and seconds since 1970. */
const RATER_PASS = new RegExp(`^(${SIGNATURE})\\.(rater\\.(\\d{1,10})\\.(\\d{10}))$`);

/** A signature, the id of an application and seconds since 1970. */
const APPLICANT_PASS = new RegExp(`^(${SIGNATURE})\\.(applicant\\.(\\d{1,10})\\.(\\d{10}))$`);

/** A signature, the id of a program and seconds since 1970. */
const DOOR_PASS = new RegExp(`^(${SIGNATURE})\\.(door\\.(\\d{1,10})\\.(\\d{10}))$`);

/** The end of the hour that is a day away: the same within an hour, so that browsers recognise the address. */
const dayAfter = (now: Date) => (Math.floor((now.getTime() + DAY) / HOUR) + 1) * (HOUR / 1000);

/** @param secret the one tokens are signed with */
export function createFilePasses(secret: string): FilePasses {
  const { sign, isSignature } = createSigner(secret, "file-pass");
  const readUntil = (form: RegExp, pass: string, now: Date) => {
    const [, signature = "", text = "", id, seconds] = form.exec(pass) ?? [];
    if (text === "" || !isSignature(signature, text)) return null;
    return Number(seconds) * 1000 <= now.getTime() ? null : Number(id);
  };
  return {
    issue: (sessionId) => `${sign(sessionId)}.${sessionId}`,
    issueForPost: (sessionId, postId, now) => {
      const text = `${sessionId}.${postId}.${endOf(now)}`;
      return `${sign(text)}.${text}`;
    },
    issueForReview: (reviewId, now) => {
      const text = `review.${reviewId}.${dayAfter(now)}`;
      return `${sign(text)}.${text}`;
    },
    issueForRater: (raterId, now) => {
      const text = `rater.${raterId}.${dayAfter(now)}`;
      return `${sign(text)}.${text}`;
    },
    issueForApplicant: (applicationId, now) => {
      const text = `applicant.${applicationId}.${dayAfter(now)}`;
      return `${sign(text)}.${text}`;
    },
    readApplicant: (pass, now) => readUntil(APPLICANT_PASS, pass, now),
    readRater: (pass, now) => readUntil(RATER_PASS, pass, now),
    issueForDoor: (programId, now) => {
      const text = `door.${programId}.${endOf(now)}`;
      return `${sign(text)}.${text}`;
    },
    readReview: (pass, now) => readUntil(REVIEW_PASS, pass, now),
    readDoor: (pass, now) => readUntil(DOOR_PASS, pass, now),
    read: (pass, now) => {
      const [, signature = "", text = "", sessionId = "", postId, seconds] = PASS.exec(pass) ?? [];
      if (text === "" || !isSignature(signature, text)) return null;
      if (seconds !== undefined && Number(seconds) * 1000 <= now.getTime()) return null;
      return { sessionId, postId: postId === undefined ? null : Number(postId) };
    },
  };
}
