import type { Tx } from "#prisma/client.ts";
import type { Deed } from "#schema/office-mutation.ts";
import { freeSlug } from "#schema/shared/free-slug.ts";
import type { CheckedTag } from "#schema/validation/posts.ts";

/**
 * Makes a tag at the end of its board's, with an address made of its English name. A tag of the same names is the one that is
 * there: two people may think of it at once.
 * @returns the tag's id
 */
export async function createTag(tx: Tx, { board, nameKo, nameEn }: CheckedTag): Promise<Deed> {
  // One at a time a board: the slug, the position and the look for a namesake hold together.
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
