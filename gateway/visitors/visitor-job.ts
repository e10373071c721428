// Says what the main loop and the threads for anonymous visitors (visitor-threads.ts) say to each other.
import type { MadeAnswer } from "#gateway/cache/public-cache.ts";
import type { TossOptions } from "#gateway/cards/toss.ts";
import type { Encoding } from "#gateway/http/negotiate-encoding.ts";
import type { LogLevel } from "#gateway/start/config-schema.ts";
import type { DatabaseConnection, SessionOwner } from "#prisma/connection.ts";
import type { RequestCode } from "#schema/validation/core/codes.ts";

/** Where the pages of a thread come from: the build, the sources (`npm run dev`), or nowhere. */
export type PageSource = "built" | "dev" | null;

/** What a thread is started with. */
export interface VisitorSettings {
  readonly production: boolean;
  readonly publicUrl: string;
  readonly secret: string;
  readonly logLevel: LogLevel;
  /** Whether a mail server is set. */
  readonly sendsMail: boolean;
  readonly toss: TossOptions | null;
  readonly pages: PageSource;
  readonly database: DatabaseConnection;
  readonly owner: SessionOwner;
}

/** What is asked of a thread. */
export type VisitorQuestion =
  | { readonly kind: "page"; readonly address: string }
  | {
      readonly kind: "operation";
      readonly method: string;
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | null;
    }
  /** One of gateway/visitors/public-files.ts. */
  | { readonly kind: "file"; readonly path: string; readonly query: string }
  | { readonly kind: "harvest"; readonly query: string }
  /** Where the PDF of an article is; `counts`: it is a reading. */
  | { readonly kind: "article-pdf"; readonly articleId: number; readonly counts: boolean };

export interface VisitorJob {
  readonly question: VisitorQuestion;
  readonly requestId: string;
  /** The encoding that the client accepts: a cached answer is in it. */
  readonly encoding: Encoding;
}

/** A job as it is sent: the answer is one of this moment and this content version. */
export interface SentJob extends VisitorJob {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly version: bigint;
}

/** The bytes are transferred, compressed in the encoding it names. */
export interface VisitorAnswer extends MadeAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
}

interface Refused {
  readonly refused: RequestCode;
  readonly headers: Readonly<Record<string, string>>;
}

export type ToThread =
  | { readonly kind: "job"; readonly job: SentJob }
  /** Nobody waits for it any more, or its time is over. */
  | { readonly kind: "gone"; readonly id: number }
  | { readonly kind: "changed"; readonly id: number }
  | { readonly kind: "close" };

export type FromThread =
  | { readonly kind: "ready" }
  | { readonly kind: "answer"; readonly id: number; readonly answer: VisitorAnswer | Refused }
  | { readonly kind: "log"; readonly line: string }
  /** A visitor's operation has changed what visitors see; answered by "changed". */
  | { readonly kind: "change"; readonly id: number; readonly version: bigint };
