// Answers that are the same for everyone (rendered pages, anonymous GraphQL), stored in memory ready to be
// written: a buffer for the encodings asked for, one weak ETag, headers made once. What is cached compressed
// is not cached plain as well. An entry counts for one content version (gateway/cache/content-cache.ts).
// Requests that come while an answer is being made wait for it, so that it is made once. The cache is bounded
// by bytes; the least recently used go first.
import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { HttpError } from "#gateway/http/errors.ts";
import { type Encoding, negotiateEncoding } from "#gateway/http/negotiate-encoding.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import { DAY, MINUTE } from "#schema/validation/core/durations.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);

/**
 * Browsers ask each time, and get 304. A CDN may answer for one second, and for one more while it fetches; so
 * late another gateway may be, too. Longer would show what was just taken down.
 */
export const PUBLIC_CONTROL = "public, max-age=0, s-maxage=1, stale-while-revalidate=1";

/** Below this many bytes compression costs more than it saves. */
const SMALLEST_COMPRESSED = 860;
const BROTLI_QUALITY = 6;
/** The version alone says when an answer is old. This is the limit for a gateway that no longer reaches the database. */
export const AGE_MAX_MS = 10 * MINUTE;
/**
 * An answer from before the database went away is shown this long without asking again, here and by browsers:
 * then it is tried again.
 */
const STALE_FOR_MS = 2_000;
const STALE_CONTROL = "public, max-age=2";
/** What was made longer ago is not shown then. */
const STALE_MAX_MS = DAY;
/** Why, in words for the log. */
const AWAY = "the database is away";
const REFUSED = "too much is asked for";
/** Of all bytes; the rest is for what stays. */
const ONCE_SHARE = 0.25;
/** What an entry weighs besides its bodies: headers, key, bookkeeping. */
const ENTRY_OVERHEAD = 1_000;

/** What a maker hands over: any status, headers without ETag, Content-Length, Content-Encoding and Vary. */
export interface MadeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** What the body is compressed in; absent: it is not. */
  readonly encoding?: Encoding;
  /** Weak, over the uncompressed bytes; absent: made of the body, which is not compressed then. */
  readonly etag?: string;
  /** False: goes to those who waited for it and is forgotten (errors, anything not public). */
  readonly keep: boolean;
  /** True: the database was away for it or for a part of it. The last good answer goes out in its place, where there is one. */
  readonly away?: boolean;
}

/** One body as it is written to the socket, with all of its headers. */
interface WritableBody {
  readonly bytes: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/** A made answer in the encodings asked for so far. */
export interface StoredAnswer {
  readonly status: number;
  /** Weak, over the uncompressed bytes; the same in every encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Map<Encoding, WritableBody>;
  /** The content version that it counts for. */
  readonly version: bigint;
  /** The content version that held when the making began. */
  readonly madeFor: bigint;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly freshUntil: number;
}

export interface PublicCacheOptions {
  readonly contentCache: ContentCache;
  readonly clock: Clock;
  /** All bodies of all entries together. */
  readonly maxBytes: number;
  /**
   * Whether an answer stays beside those asked for once. `never` has the small room alone: what anybody can
   * ask for in any number must not push out the rest. Absent: always.
   */
  readonly stays?: (key: string) => "always" | "asked-again" | "never";
  /** Called when an older answer is sent, with the reason in words for the log. */
  readonly onStale?: (key: string, madeAt: Date, reason: string) => void;
}

/**
 * The cache. `fresh(key)` is synchronous, and null when there is nothing to show. `answer(key, make)` makes
 * an answer once, however many ask. A key is the caller's: it holds everything the bytes depend on, and
 * nothing private.
 */
export class PublicCache {
  readonly #options: PublicCacheOptions;
  readonly #entries: LRUCache<string, StoredAnswer>;
  /** A small room for what was asked for once. */
  readonly #once: LRUCache<string, StoredAnswer>;
  /** The present content version and the one before it, as far as anybody asked. */
  #versions: { readonly now: bigint; readonly before: bigint };
  readonly #flights = new Map<string, { version: bigint; answer: Promise<StoredAnswer> }>();

  constructor(options: PublicCacheOptions) {
    this.#options = options;
    const onceBytes = options.stays ? Math.ceil(options.maxBytes * ONCE_SHARE) : 1;
    this.#entries = new LRUCache({ maxSize: options.maxBytes - onceBytes, sizeCalculation: weigh });
    this.#once = new LRUCache({ maxSize: onceBytes, sizeCalculation: weigh });
    const { version } = options.contentCache;
    this.#versions = { now: version, before: version };
  }

  /** The cached answer that still counts, or null. */
  fresh(key: string): StoredAnswer | null {
    const entry = this.#entries.get(key) ?? this.#askedAgain(key);
    if (!entry) return null;
    const { contentCache, clock } = this.#options;
    return entry.version === contentCache.version && entry.freshUntil > clock.now().getTime() ? entry : null;
  }

  #askedAgain(key: string): StoredAnswer | undefined {
    const entry = this.#once.get(key);
    if (entry && this.#options.stays?.(key) === "asked-again") {
      this.#once.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  #store(key: string, answer: StoredAnswer): void {
    const { stays } = this.#options;
    const room =
      this.#entries.has(key) || (stays?.(key) ?? "always") === "always" ? this.#entries : this.#once;
    room.set(key, answer);
  }

  #peek(key: string): StoredAnswer | undefined {
    return this.#entries.peek(key) ?? this.#once.peek(key);
  }

  /** The cached answer, the one being made, or a new one. Rejects when `make` does; nothing is cached then. */
  answer(key: string, make: () => Promise<MadeAnswer>): Promise<StoredAnswer> {
    const cached = this.fresh(key);
    if (cached) return Promise.resolve(cached);
    const { version } = this.#options.contentCache;
    if (version !== this.#versions.now) this.#versions = { now: version, before: this.#versions.now };
    const running = this.#flights.get(key);
    // One that began before the last change may have read older content: it is not for those who ask now.
    if (running?.version === version) return running.answer;
    const flight = { version, answer: this.#make(key, version, make) };
    this.#flights.set(key, flight);
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.answer.then(land, land);
    return flight.answer;
  }

  /** Writes an answer in the best encoding the request takes; 304 when the request already has it. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    answer: StoredAnswer,
  ): Promise<void> {
    const safe = request.method === "GET" || request.method === "HEAD";
    if (safe && answer.status === 200 && holds(request.headers["if-none-match"], answer.etag)) {
      const { "content-type": _, ...headers } = answer.headers;
      response.writeHead(304, { ...headers, etag: answer.etag, vary: "accept-encoding" }).end();
      return;
    }
    const encoding = negotiateEncoding(request.headers["accept-encoding"]);
    const body = answer.bodies.get(encoding) ?? (await this.#encode(key, answer, encoding));
    response.writeHead(answer.status, body.headers);
    if (request.method === "HEAD") response.end();
    else response.end(body.bytes);
  }

  async #make(key: string, version: bigint, make: () => Promise<MadeAnswer>): Promise<StoredAnswer> {
    const made = await this.#tryToMake(key, make);
    if (!("body" in made)) return made;
    const bytes = bytesOf(made.body);
    const { etag = etagOf(bytes), encoding = "identity" } = made;
    const madeAt = this.#options.clock.now().getTime();
    const answer = {
      status: made.status,
      headers: made.headers,
      etag,
      bodies: new Map(),
      version,
      madeFor: version,
      madeAt,
      freshUntil: madeAt + AGE_MAX_MS,
    };
    answer.bodies.set(encoding, writable(answer, bytes, encoding));
    if (made.keep) this.#store(key, answer);
    return answer;
  }

  /**
   * What is made, or the last good answer: while the database is away (RFC 5861, stale-if-error), and when it is refused for now.
   */
  async #tryToMake(key: string, make: () => Promise<MadeAnswer>): Promise<MadeAnswer | StoredAnswer> {
    try {
      const made = await make();
      return (made.away === true && this.#lastGood(key, AWAY)) || made;
    } catch (error) {
      const good = isDatabaseAway(error) ? this.#lastGood(key, AWAY) : this.#ifRefused(key, error);
      if (good) return good;
      throw error;
    }
  }

  /** Of this content version or the one before: nothing that was taken down longer ago. */
  #ifRefused(key: string, error: unknown): StoredAnswer | null {
    if (!(error instanceof HttpError) || error.code !== "UNAVAILABLE") return null;
    const { now, before } = this.#versions;
    const madeFor = this.#peek(key)?.madeFor;
    return madeFor === now || madeFor === before ? this.#lastGood(key, REFUSED) : null;
  }

  #lastGood(key: string, reason: string): StoredAnswer | null {
    const { contentCache, clock, onStale } = this.#options;
    const entry = this.#peek(key);
    const now = clock.now().getTime();
    if (!entry || entry.madeAt + STALE_MAX_MS < now) return null;
    onStale?.(key, new Date(entry.madeAt), reason);
    const bodies = [...entry.bodies].map(
      ([encoding, { bytes, headers }]) => [encoding, { bytes, headers: stale(headers) }] as const,
    );
    const { version } = contentCache;
    const freshUntil = now + STALE_FOR_MS;
    const answer = { ...entry, headers: stale(entry.headers), bodies: new Map(bodies), version, freshUntil };
    this.#store(key, answer);
    return answer;
  }

  async #encode(key: string, answer: StoredAnswer, encoding: Encoding): Promise<WritableBody> {
    const plain = await plainOf(answer);
    const chosen = encodingFor(plain, encoding);
    const body = writable(answer, await compress(plain, chosen), chosen);
    answer.bodies.set(encoding, body);
    // It weighs five times as much. The first request for it caches it.
    if (chosen !== "identity") answer.bodies.delete("identity");
    // The entry has another size now. An answer that was replaced meanwhile is not restored.
    if (this.#peek(key) === answer) this.#store(key, answer);
    return body;
  }
}

/** With a short time in place of the usual one; what may not be stored by others still may not. */
function stale<Headers extends OutgoingHttpHeaders>(headers: Headers): Headers {
  return headers["cache-control"] === PUBLIC_CONTROL
    ? { ...headers, "cache-control": STALE_CONTROL }
    : headers;
}

function weigh(answer: StoredAnswer, key: string): number {
  let bytes = ENTRY_OVERHEAD + key.length;
  for (const body of answer.bodies.values()) bytes += body.bytes.length;
  return bytes;
}

function writable(
  answer: Pick<StoredAnswer, "headers" | "etag">,
  bytes: Buffer,
  encoding: Encoding,
): WritableBody {
  const headers: OutgoingHttpHeaders = { ...answer.headers, etag: answer.etag, vary: "accept-encoding" };
  headers["content-length"] = bytes.length;
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return { bytes, headers };
}

/** Without a copy of what is bytes already. */
function bytesOf(body: string | Uint8Array): Buffer {
  if (typeof body === "string") return Buffer.from(body);
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

/** The ETag of an answer's uncompressed bytes; the same in every encoding. */
export function etagOf(bytes: Uint8Array): string {
  return `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;
}

/** The encoding that is asked for, where it saves anything. */
export function encodingFor(bytes: Uint8Array, asked: Encoding): Encoding {
  return bytes.length < SMALLEST_COMPRESSED ? "identity" : asked;
}

/** From whatever is cached. */
async function plainOf({ bodies }: StoredAnswer): Promise<Buffer> {
  const [plain, brotli, zipped] = [bodies.get("identity"), bodies.get("br"), bodies.get("gzip")];
  if (plain) return plain.bytes;
  if (brotli) return await expandBrotli(brotli.bytes);
  if (zipped) return await expandGzip(zipped.bytes);
  throw new Error("An answer always holds a body");
}

/** In a buffer of its own size: zlib's is a part of one of 64 kB, which would be held with it. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  const compressed = encoding === "gzip" ? await compressGzip(bytes) : await brotli(bytes);
  const exact = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(exact);
  return exact;
}

function brotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}

/** RFC 9110 13.1.2: weak comparison against a list of tags, or `*`. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = etag.slice(2);
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}
