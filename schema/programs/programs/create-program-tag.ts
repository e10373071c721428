import type { Tx } from "#prisma/client.ts";
import { freeSlug } from "#schema/core/shared/free-slug.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedProgramTag } from "#schema/validation/programs/programs.ts";

/**
 * Makes a tag after the others, with an address made from its English name. Where a tag of the same names
 * exists it answers that one: two people may think of it at once.
 * @returns the tag's id
 */
export async function createProgramTag(tx: Tx, { nameKo, nameEn }: CheckedProgramTag): Promise<ActionResult> {
  // One tag is made at a time, so that slug, position and the search for a namesake fit together.
  await tx.$queryRaw`SELECT 1 AS held FROM (SELECT pg_advisory_xact_lock(hashtext('program tags'))) AS lock`;
  const tags = await tx.programTag.findMany({ orderBy: { position: "asc" } });
  const namesake = tags.find((tag) => tag.nameKo === nameKo && tag.nameEn === nameEn);
  if (namesake) return { result: namesake.id, lines: [] };
  const position = (tags.at(-1)?.position ?? 0) + 1;
  const slug = freeSlug(nameEn, new Set(tags.map((tag) => tag.slug)));
  const { id } = await tx.programTag.create({
    select: { id: true },
    data: { slug, nameKo, nameEn, position },
  });
  return { result: id, lines: [{ subjectId: null, after: { nameKo, nameEn } }] };
}
