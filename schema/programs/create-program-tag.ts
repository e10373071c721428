import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import type { Author } from "#schema/shared/author.ts";
import { freeSlug } from "#schema/shared/free-slug.ts";
import type { CheckedProgramTag } from "#schema/validation/programs.ts";

/**
 * Makes a tag at the end, with an address made of its English name. A tag of the same names is the one that is there: two people may
 * think of it at once.
 * @returns the tag's id and the new content version, null when it was there
 */
export async function createProgramTag(
  tx: Tx,
  { nameKo, nameEn }: CheckedProgramTag,
  author: Author,
): Promise<{ id: number; contentVersion: bigint | null }> {
  // One at a time: the slug, the position and the look for a namesake hold together.
  await tx.$queryRaw`SELECT 1 AS held FROM (SELECT pg_advisory_xact_lock(hashtext('program tags'))) AS lock`;
  const tags = await tx.programTag.findMany({ orderBy: { position: "asc" } });
  const namesake = tags.find((tag) => tag.nameKo === nameKo && tag.nameEn === nameEn);
  if (namesake) return { id: namesake.id, contentVersion: null };
  const position = (tags.at(-1)?.position ?? 0) + 1;
  const slug = freeSlug(nameEn, new Set(tags.map((tag) => tag.slug)));
  const { id } = await tx.programTag.create({
    select: { id: true },
    data: { slug, nameKo, nameEn, position },
  });
  const after = { nameKo, nameEn };
  await recordAudit(tx, author, { action: "createTag", subject: "program", after });
  return { id, contentVersion: await bumpContentVersion(tx) };
}
