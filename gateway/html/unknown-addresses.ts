// Addresses that visitors request and that do not exist, for the office's report
// (docs/import.md#addresses-that-do-not-exist). It is counted in memory and written down together, so that a
// flood becomes neither writes nor a table; and nothing is stored that could be of a person: neither who
// asked, nor a text out of the address that names somebody or opens something.
import { limitSenders } from "#gateway/http/limit-senders.ts";
import type { Clock } from "#schema/context.ts";
import { countUnknown, type UnknownRequests } from "#schema/core/redirects/count-unknown.ts";
import {
  OLD_ADDRESS_MAX_LENGTH,
  readOldAddress,
  writeOldAddress,
} from "#schema/validation/core/old-addresses.ts";

/** What one address may add in ten minutes, an office behind one address among them. */
const ASKED_EACH = { points: 60, duration: 600 };
/** Addresses that wait in memory to be written down. */
const WAITING_MAX = 500;
const WRITTEN_AFTER_MS = 2_000;

/** What programs try on every site, whatever is there. */
const PROBES =
  /^\/(?:\.|wp-(?:login|admin|json|config|cron|includes)|xmlrpc|phpmyadmin|pma|vendor|cgi-bin|actuator|owa|boaform|autodiscover|apple-touch-icon|favicon)|\/\.|\.(?:env|git|ini|bak|sql|asp|aspx|jsp|cgi|map)(?:$|\/)/i;
/** An address of mail, a number that may be a telephone's or a person's, a key. */
const PERSONAL = /@|\d{9,}|\d{2,4}-\d{3,4}-\d{4}|\d{6}-\d{7}|(?=[\da-z]*\d)(?=[\da-z]*[a-z])[\da-z]{20,}/i;

/** What of an address goes into the report; null: nothing. */
export function reportedAddress(address: string): string | null {
  const read = readOldAddress(address);
  if (read === null || read.path === "/" || PROBES.test(read.path) || PERSONAL.test(read.path)) return null;
  // What names a post is a short word or number; anything longer may be what somebody typed.
  const query = read.query.filter(([, value]) => /^[\w.-]{1,24}$/.test(value) && !PERSONAL.test(value));
  const written = writeOldAddress({ path: read.path, query });
  return written.length > OLD_ADDRESS_MAX_LENGTH ? null : written;
}

/** The host of another site; null where the browser says none, or where it is our own. */
function siteOf(referrer: string | undefined, host: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { hostname, host: whole } = new URL(referrer);
  return hostname === "" || whole === host || hostname.length > 100 ? null : hostname;
}

interface UnknownRequest {
  readonly address: string;
  readonly referrer: string | undefined;
  /** What the request calls this site. */
  readonly host: string | undefined;
  /** Who sent it: only to bound how much, and not stored. */
  readonly sender: string;
}

export interface UnknownAddresses {
  note(asked: UnknownRequest): void;
  /** Writes down what waits. */
  flush(): Promise<void>;
}

export function createUnknownAddresses(clock: Clock): UnknownAddresses {
  const mayAdd = limitSenders(ASKED_EACH.points, ASKED_EACH.duration);
  const waiting = new Map<string, UnknownRequests>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const lines = [...waiting.values()];
    waiting.clear();
    // A report that misses some is as good: while the database is away nothing is stored for it.
    writing = writing.then(() => countUnknown(lines, clock.now())).catch(() => undefined);
    return writing;
  }

  async function add({ address, referrer, host, sender }: UnknownRequest): Promise<void> {
    const reported = reportedAddress(address);
    if (reported === null) return;
    await mayAdd(sender);
    const known = waiting.get(reported);
    if (!known && waiting.size >= WAITING_MAX) return;
    const fromSite = siteOf(referrer, host) ?? known?.fromSite ?? null;
    waiting.set(reported, { address: reported, asked: (known?.asked ?? 0) + 1, fromSite });
    timer ??= setTimeout(() => void flush(), WRITTEN_AFTER_MS).unref();
  }

  return {
    note: (asked) => void add(asked).catch(() => undefined),
    flush,
  };
}
