// Says what machines read of the site: robots.txt, the map of the site, the boards' feeds, the manifest. The same for everyone.
import { PUBLIC_CONTROL } from "#gateway/cache/public-cache.ts";
import type { FindPublicFile } from "#gateway/cache/public-file.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { readJournal } from "#schema/journal/journal/article-record.ts";
import { readNewestArticles } from "#schema/journal/journal/newest-articles.ts";
import { readNewestPosts } from "#schema/overview/discovery/newest-posts.ts";
import {
  listArticles,
  listPages,
  listPosts,
  listPrograms,
  readSiteMapParts,
} from "#schema/overview/discovery/site-map.ts";
import { BOARDS, type BoardName } from "#schema/validation/site/posts.ts";
import {
  articleAddress,
  BOARD_ADDRESSES,
  feedAddress,
  JOURNAL_ADDRESS,
  journalFeedAddress,
  manifestAddress,
  postAddress,
} from "#schema/validation/site-paths.ts";
import { atomFeed, type FeedInput } from "./atom.ts";
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from "./languages.ts";
import { manifestOf } from "./manifest.ts";
import { SECURITY_PATH, securityText } from "./security-text.ts";
import { siteMapIndex, siteMapPart } from "./site-map-documents.ts";

const TYPES = {
  text: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  manifest: "application/manifest+json; charset=utf-8",
} as const;

interface Made {
  readonly type: keyof typeof TYPES;
  readonly body: string;
}
const PARTS: Readonly<Record<string, typeof listPosts>> = {
  posts: listPosts,
  programs: listPrograms,
  articles: listArticles,
};

/** Null: there is no such thing. */
type Maker = () => Promise<Made | null>;

interface DiscoveryDependencies {
  readonly clock: Clock;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Paths of the pages without an id that search engines may show, without language. */
  readonly listedPaths: readonly string[];
  readonly boardName: (board: BoardName, language: LanguageCode) => string;
}

export function createDiscovery(dependencies: DiscoveryDependencies): FindPublicFile {
  const { clock, publicUrl, listedPaths } = dependencies;
  const map = async (listed: ReturnType<typeof listPages>): Promise<Made | null> => {
    const found = await listed;
    return found.length === 0 ? null : { type: "xml", body: siteMapPart(found, publicUrl) };
  };

  const fixed = new Map<string, Maker>([
    ["/robots.txt", async () => ({ type: "text", body: robots(publicUrl) })],
    [SECURITY_PATH, async () => ({ type: "text", body: await securityText(publicUrl, clock.now()) })],
    ["/sitemap.xml", async () => ({ type: "xml", body: siteMapIndex(await partAddresses()) })],
    ["/sitemaps/pages.xml", () => map(listPages(listedPaths, clock.now()))],
    ...LANGUAGE_CODES.map((code): [string, Maker] => [
      manifestAddress(code),
      async () => ({ type: "manifest", body: await manifestOf(code) }),
    ]),
    ...LANGUAGE_CODES.map((code): [string, Maker] => {
      const path = journalFeedAddress(code);
      return [path, () => journalFeed(code, path)];
    }),
    ...BOARDS.flatMap((board) =>
      LANGUAGE_CODES.map((code): [string, Maker] => {
        const path = feedAddress(board, code);
        return [path, () => feed(board, code, path)];
      }),
    ),
  ]);

  async function partAddresses(): Promise<string[]> {
    const { posts, programs, articles } = await readSiteMapParts(clock.now());
    return [
      "/sitemaps/pages.xml",
      ...programs.map((part) => `/sitemaps/programs-${part}.xml`),
      ...posts.map((part) => `/sitemaps/posts-${part}.xml`),
      ...articles.map((part) => `/sitemaps/articles-${part}.xml`),
    ].map((path) => publicUrl + path);
  }

  async function feed(board: BoardName, code: LanguageCode, path: string): Promise<Made> {
    const posts = await readNewestPosts(board, LANGUAGES[code], clock.now());
    const { list } = BOARD_ADDRESSES[board];
    const pathOf = (id: number) => postAddress(board, id);
    return await atom(code, path, { list, pathOf, posts, name: dependencies.boardName(board, code) });
  }

  async function journalFeed(code: LanguageCode, path: string): Promise<Made> {
    const posts = await readNewestArticles(LANGUAGES[code], clock.now());
    const name = textIn((await readJournal()).name, LANGUAGES[code]);
    return await atom(code, path, { list: JOURNAL_ADDRESS, pathOf: articleAddress, posts, name });
  }

  async function atom(
    code: LanguageCode,
    path: string,
    { name, ...feed }: Pick<FeedInput, "list" | "pathOf" | "posts"> & { readonly name: string },
  ): Promise<Made> {
    const setting = await db.setting.findFirst({ select: { nameKo: true, nameEn: true } });
    const author = (code === "ko" ? setting?.nameKo : setting?.nameEn) ?? name;
    const title = author === name ? name : `${name} | ${author}`;
    return {
      type: "atom",
      body: atomFeed({ ...feed, code, publicUrl, address: publicUrl + path, title, author }),
    };
  }

  function makerOf(path: string): Maker | null {
    const known = fixed.get(path);
    if (known) return known;
    const part = /^\/sitemaps\/(posts|programs|articles)-(0|[1-9]\d{0,5})\.xml$/.exec(path);
    if (!part) return null;
    const list = PARTS[part[1] ?? ""];
    return list ? () => map(list(Number(part[2]), clock.now())) : null;
  }

  return (path) => {
    const make = makerOf(path);
    if (!make) return null;
    return {
      key: path,
      make: async () => {
        const made = await make();
        if (!made) throw new HttpError("NOT_FOUND");
        const headers = { "content-type": TYPES[made.type], "cache-control": PUBLIC_CONTROL };
        return { status: 200, headers, body: made.body, keep: path !== SECURITY_PATH };
      },
    };
  };
}

/**
 * Everything may be read, but what is no page is not worth asking for. Search results say themselves that
 * they are not to be indexed.
 */
function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
