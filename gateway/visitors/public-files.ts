// All answers that are no page and the same for everyone. The main loop looks up their keys here, and a
// thread for visitors makes them.
import type { FindPublicFile } from "#gateway/cache/public-file.ts";
import { createCalendars } from "#gateway/calendar/create-calendars.ts";
import { createDiscovery } from "#gateway/discovery/create-discovery.ts";
import { createBoothFiles } from "#gateway/documents/create-booth-files.ts";
import { createPageFiles } from "#gateway/documents/create-page-files.ts";
import { DOCUMENT_FONTS } from "#gateway/documents/template-compiler.ts";
import { createGlossaryFiles } from "#gateway/glossary/create-glossary-files.ts";
import type { PageTable } from "#gateway/html/renderer.ts";
import { createArticleReferences } from "#gateway/journal/article-references.ts";
import type { Clock } from "#schema/context.ts";

/** @param options.pages null where the site has none: then it has no map either */
export function createPublicFiles({
  clock,
  publicUrl,
  pages,
}: {
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly pages: Pick<PageTable, "listedPaths" | "boardName"> | null;
}): FindPublicFile {
  const finders = [
    createArticleReferences({ clock, publicUrl }),
    createCalendars({ clock, publicUrl }),
    createGlossaryFiles({ clock }),
    createBoothFiles({ clock, fonts: DOCUMENT_FONTS }),
    createPageFiles({ clock, publicUrl, fonts: DOCUMENT_FONTS }),
    ...(pages ? [createDiscovery({ clock, publicUrl, ...pages })] : []),
  ];
  return (path, query) => {
    for (const find of finders) {
      const file = find(path, query);
      if (file) return file;
    }
    return null;
  };
}
