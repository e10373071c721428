import type { Tx } from "#prisma/client.ts";
import { freeSlug } from "#schema/core/shared/free-slug.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedTag } from "#schema/validation/site/posts.ts";

/**
 * Makes a tag after the others of its board, with an address made from its English name. Where a tag of the
 * same names exists it answers that one: two people may think of it at once.
 * @returns the tag's id
 */
export async function createTag(tx: Tx, { board, nameKo, nameEn }: CheckedTag): Promise<ActionResult> {
  // A board makes one tag at a time, so that slug, position and the search for a namesake fit together.
  await tx.$queryRaw`SELECT 1 AS held FROM (SELECT pg_advisory_xact_lock(hashtext(${`tags ${board}`}))) AS lock`;
  const tags = await tx.tag.findMany({ where: { board }, orderBy: { position: "asc" } });
  const namesake = tags.find((tag) => tag.nameKo === nameKo && tag.nameEn === nameEn);
  if (namesake) return { result: namesake.id, lines: [] };
  const position = (tags.at(-1)?.position ?? 0) + 1;
  const slug = freeSlug(nameEn, new Set(tags.map((tag) => tag.slug)));
  const { id } = await tx.tag.create({
    select: { id: true },
    data: { board, slug, nameKo, nameEn, position },
  });
  return { result: id, lines: [{ subjectId: null, after: { board, nameKo, nameEn } }] };
}
