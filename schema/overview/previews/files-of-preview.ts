// The files that a link opens: those of what it shows, and no others.
import type { Prisma } from "#prisma/generated/client.ts";
import { openPreview, type PreviewReading } from "#schema/core/previews/open-preview.ts";
import {
  filesOfPreviewedProgram,
  readPreviewedProgram,
} from "#schema/programs/programs/read-program-preview.ts";
import { filesOfPreviewedPage, readPreviewedPage } from "#schema/site/pages/read-page-preview.ts";
import { filesOfPreviewedPost, readPreviewedPost } from "#schema/site/posts/read-post-preview.ts";

/** Null where the link opens nothing. */
export async function filesOfPreview(
  link: string,
  reading: PreviewReading,
): Promise<Prisma.FileWhereInput | null> {
  const opened = await openPreview(link, reading);
  if (opened === null) return null;
  const post = await readPreviewedPost(opened);
  if (post) return filesOfPreviewedPost(post);
  const program = await readPreviewedProgram(opened);
  if (program) return filesOfPreviewedProgram(program);
  const page = await readPreviewedPage(opened);
  return page && filesOfPreviewedPage(page);
}
