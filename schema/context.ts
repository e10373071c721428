// Defines what the domain is given from outside: who asks, the clock, the cache, the mails, the files. The
// gateway supplies the real ones, tests supply their own. Nothing under schema/ reads HTTP or the
// environment.
import type { Language, MemberGrade, StaffRole, TokenKind } from "#prisma/generated/enums.ts";
import type { PaymentProvider } from "./money/payments/payment-provider.ts";

/** The signed-in person, read from the database for this very request (docs/sign-in.md#the-meaning-of-a-401). */
export interface Viewer {
  readonly memberId: number;
  readonly sessionId: string;
  readonly grade: MemberGrade;
  /** None while the office asks for a second factor that this person has not set up (docs/sign-in.md#sign-in). */
  readonly roles: ReadonlySet<StaffRole>;
  /** Holds roles that count once a second factor is set up. */
  readonly needsFactor: boolean;
  /** When this session last proved who it is. */
  readonly authenticatedAt: Date;
  /**
   * Who of the office sees the site as this person does, and changes nothing
   * (docs/core.md#access-to-peoples-data); absent: the person is here.
   */
  readonly viewedBy?: number;
  /**
   * Sessions of the exam that somebody of the office of programs rates, until their results are released
   * (schema/policies/programs/exam-rating.ts); absent: none.
   */
  readonly blindTo?: ReadonlySet<number>;
}

/** The present time; tests move it. */
export interface Clock {
  now(): Date;
}

/** Called after a transaction that changed what visitors see, so that this process drops its cached pages at once. */
export interface ContentCache {
  /** Changes whenever public content may have changed: after a write, and when a scheduled moment has passed. */
  readonly version: bigint;
  /**
   * To be awaited before the writer is answered.
   * @param version what bumpContentVersion returned in the transaction; null: visitors see the same as before
   */
  changed(version: bigint | null): Promise<void>;
  /** Wait for this before public content is read: it resolves when what a passed moment asks for is written down (ended pins). */
  afterPendingUpdates(): Promise<void>;
}

/** CHECK_IN: of a helper at a door, whose row is in `door_links` and which opens again and again in its day. */
export type LinkKind = TokenKind | "CHECK_IN";

/** Makes the links that mails carry, and those of helpers at a door (gateway/mail/one-time-links.ts). */
export interface OneTimeLinks {
  /** The id and hash for a new row. Its link is made when the mail goes out. */
  newToken(): { readonly id: string; readonly tokenHash: string };
  /** What a token that was sent in is looked up by. */
  hashOf(token: string): string;
  /** The whole address, in a language. */
  linkTo(kind: LinkKind, tokenId: string, language: Language): string;
}

/** Signs the links by which something is read before it is published (gateway/auth/preview-links.ts). */
export interface PreviewLinks {
  /** @param id of the row that can be undone */
  sign(id: string, expiresAt: Date): string;
  /** The id of its row; null where the link is none of ours or its time is over. */
  read(link: string, now: Date): string | null;
}

/** Signs what an admission slip of the exam is recognised by (gateway/auth/slip-tokens.ts). */
export interface SlipTokens {
  /** The whole address that the QR code of a slip holds: the check-in page with a token behind `?t=`. */
  addressOf(applicationId: number): string;
  /** The application of a token; null where the token is none of ours. */
  read(token: string): number | null;
}

/** Signs what opens the files of a post that is not for everybody (gateway/files/file-pass.ts). */
export interface FilePasses {
  /** For whom a session belongs to, while both last; the same within an hour, so that browsers recognise the address. */
  issueForPost(sessionId: string, postId: number, now: Date): string;
  /** For anyone who holds the link of a review: its files for a day. The link itself is in no address that is logged. */
  issueForReview(reviewId: number, now: Date): string;
  /** The same for the person who holds the link of a rater of an exam. */
  issueForRater(raterId: number, now: Date): string;
  /** The same for somebody with the link of an application: its photo. */
  issueForApplicant(applicationId: number, now: Date): string;
  /** For anyone who checks people in: the photos of the applicants of a program; the same within an hour. */
  issueForDoor(programId: number, now: Date): string;
}

/** What the domain knows of mail. */
export interface MailSetup {
  /** Whether a mail server is set; otherwise mails stay in the outbox. */
  readonly isSent: boolean;
  readonly links: OneTimeLinks;
}

export interface Context {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  readonly clock: Clock;
  readonly contentCache: ContentCache;
  readonly requestId: string;
  /**
   * Of the page that asks, by which people's names are chosen; a visitor's is KO, so that cached answers are
   * the same for everyone.
   */
  readonly language: Language;
  /** What the operation may cost at most (schema/cost.ts). */
  readonly costMax: number;
  /** Where the request came from, for the audit log; null for what the site asks itself. */
  readonly address: string | null;
  readonly mail: MailSetup;
  readonly previews: PreviewLinks;
  readonly passes: FilePasses;
  readonly slips: SlipTokens;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Takes money by card; null while no keys for it are set. */
  readonly cards: PaymentProvider | null;
}
