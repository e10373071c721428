// The files that a link opens: those of what it shows, and no others.
import type { Prisma } from "#prisma/generated/client.ts";
import { openPreview, type PreviewReading } from "#schema/core/previews/open-preview.ts";
import { NOUNS } from "#schema/nouns.ts";

/** Null where the link opens nothing. */
export async function filesOfPreview(
  link: string,
  reading: PreviewReading,
): Promise<Prisma.FileWhereInput | null> {
  const opened = await openPreview(link, reading);
  if (opened === null) return null;
  for (const { filesOfPreview: filesOf } of NOUNS) {
    const files = await filesOf?.(opened);
    if (files) return files;
  }
  return null;
}
