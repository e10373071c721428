// The font file of the characters that a page or an answer shows beyond the core (web/browser/page-font.ts).
// The page names it; the file is cut when a browser asks for it, and then stored in memory. Robots hardly
// ever ask.
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { HttpError } from "#gateway/http/errors.ts";
import { createFindCharacters } from "./page-characters.ts";
import { createPageFontAddresses } from "./page-font-address.ts";
import { createSubsetter } from "./subsetter.ts";

const CACHE_BYTES = 16 * 1024 * 1024;
const HEADERS = {
  "content-type": "font/woff2",
  "cache-control": "public, max-age=31536000, immutable",
} as const;

/** What web/build.ts writes beside the font that files are cut from. */
interface PageFontBuild {
  readonly id: string;
  /** All that the core does not hold. */
  readonly characters: string;
}

export interface PageFonts {
  /** The address of the file for a text; null when the core holds all of it that the font has. */
  addressFor(text: string): string | null;
  /**
   * Answers a request below PAGE_FONT_PATH.
   * @throws HttpError for an address that no page named, another method, and when too many files are waited for
   */
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param secret shared by gateways that answer for each other's pages
 * @param dist the folder web/build.ts writes
 */
export async function loadPageFonts(secret: string, dist: string): Promise<PageFonts> {
  const build: PageFontBuild = JSON.parse(await readFile(join(dist, "server/page-font.json"), "utf8"));
  const addresses = createPageFontAddresses(secret, build.id);
  const find = createFindCharacters(build.characters);
  const subsetter = createSubsetter(join(dist, "server/page-font.ttf"));
  const files = new LRUCache<string, Uint8Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (file) => file.length,
  });
  const flights = new Map<string, Promise<Uint8Array>>();

  async function make(path: string, characters: string): Promise<Uint8Array> {
    try {
      const file = await subsetter.cut(characters);
      files.set(path, file);
      return file;
    } finally {
      flights.delete(path);
    }
  }

  function fileFor(path: string): Promise<Uint8Array> | Uint8Array {
    const cached = files.get(path) ?? flights.get(path);
    if (cached) return cached;
    const characters = addresses.read(path);
    if (characters === null) throw new HttpError("NOT_FOUND");
    const flight = make(path, characters);
    flights.set(path, flight);
    return flight;
  }

  return {
    addressFor: (text) => {
      const codes = find(text);
      return codes.length === 0 ? null : addresses.write(codes);
    },
    handle: async (request, response, path) => {
      if (request.method !== "GET" && request.method !== "HEAD") {
        throw new HttpError("METHOD_NOT_ALLOWED", { headers: { allow: "GET, HEAD" } });
      }
      const file = await fileFor(path);
      response.writeHead(200, { ...HEADERS, "content-length": file.length });
      response.end(request.method === "HEAD" ? undefined : file);
    },
    close: () => subsetter.close(),
  };
}
