// First-load JavaScript of a public page: what the document itself asks for (entry and module preloads) and what those import,
// as it goes over the wire with Brotli.

/**
 * What the scripts of a public page may weigh together; a kilobyte is 1000 bytes. The entry names the files
 * of all pages by their hashes, so that every page moves by a hundred bytes when any of them changes.
 */
export const SCRIPTS_AT_MOST_KB = 152;

/** In how many files they may come. */
export const SCRIPT_FILES_AT_MOST = 8;

/** One file and its size on the wire, in bytes. */
interface ScriptWeight {
  readonly path: string;
  readonly bytes: number;
}

interface PageWeight {
  readonly scripts: readonly ScriptWeight[];
  /** All scripts together, in bytes. */
  readonly scriptBytes: number;
  /** The document, in bytes. */
  readonly documentBytes: number;
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"(\.\/[\w.-]+\.js)"/g;

/**
 * Weighs a page.
 * @param url the address of a public page on a running site
 * @param loaded scripts by address; who weighs many pages gives one map to all, so that each script is loaded once
 * @throws when something the page asks for is not there
 */
export async function weighPage(url: string, loaded = new Map<string, Loaded>()): Promise<PageWeight> {
  const page = await load(url);
  // Wherever it names them: as an entry, a preload, or for a script that starts the entry later.
  const addresses = page.text.match(/\/assets\/[\w.-]+\.js\b/g) ?? [];
  const seen = new Map<string, number>();
  const queue = [...new Set(addresses)];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    const { href } = new URL(path, url);
    const script = loaded.get(href) ?? (await load(href));
    loaded.set(href, script);
    seen.set(path, script.bytes);
    for (const [, imported = ""] of script.text.matchAll(STATIC_IMPORT)) {
      queue.push(new URL(imported, new URL(path, url)).pathname);
    }
  }
  const scripts = [...seen].map(([path, bytes]) => ({ path, bytes })).sort((a, b) => b.bytes - a.bytes);
  return {
    scripts,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    documentBytes: page.bytes,
  };
}

/** What an address answered: the bytes as sent, by Content-Length, and the text fetch made of them. */
interface Loaded {
  readonly text: string;
  readonly bytes: number;
}

async function load(url: string): Promise<Loaded> {
  const response = await fetch(url, { headers: { "accept-encoding": "br" } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const text = await response.text();
  const length = Number(response.headers.get("content-length"));
  if (response.headers.get("content-encoding") !== "br" || !length)
    throw new Error(`${url} did not come as br`);
  return { text, bytes: length };
}
