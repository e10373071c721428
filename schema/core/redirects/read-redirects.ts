// The old addresses of the site, read once and retained until one of them changes, no matter who changes it
// and at whichever gateway.
import { db } from "#prisma/client.ts";
import type { ContentCache } from "#schema/context.ts";
import { createRedirectIndex, type RedirectIndex } from "./redirect-index.ts";

/** Another one whenever a redirect was added, changed or taken away. */
async function readVersion(): Promise<string> {
  const [row] = await db.$queryRaw<{ version: string }[]>`
    SELECT concat_ws(' ', count(*), sum(version), max(id), max(updated_at)) AS version FROM redirects`;
  return row?.version ?? "";
}

/**
 * @returns reads the index. While the content of the site is the same as at the last look, nothing is asked
 * of the database; it rejects while the database is away
 */
export function createRedirects(contentCache: Pick<ContentCache, "version">): () => Promise<RedirectIndex> {
  let cached: { readonly version: string; readonly index: RedirectIndex } | null = null;
  let looked: { readonly at: bigint; readonly index: Promise<RedirectIndex> } | null = null;

  async function look(): Promise<RedirectIndex> {
    const version = await readVersion();
    if (cached?.version === version) return cached.index;
    const lines = await db.redirect.findMany({ select: { address: true, target: true } });
    cached = { version, index: createRedirectIndex(lines) };
    return cached.index;
  }

  return () => {
    const at = contentCache.version;
    if (looked?.at === at) return looked.index;
    const now = { at, index: look() };
    looked = now;
    now.index.catch(() => {
      if (looked === now) looked = null;
    });
    return now.index;
  };
}
