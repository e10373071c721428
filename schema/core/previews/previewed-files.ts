// The files that a preview names one by one, read together. What is typed may name anything: what members
// sent in is in no preview.
import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { File, Prisma } from "#prisma/generated/client.ts";
import { perQuery } from "#schema/core/shared/per-request.ts";

/** What the office uploads for pages. */
export const shownKinds = { kind: { in: ["IMAGE", "ATTACHMENT"] } } satisfies Prisma.FileWhereInput;

const filesOf = perQuery(
  (_context: object, query: { readonly select?: Prisma.FileSelect }) =>
    new DataLoader<number, File | null>(async (ids) => {
      const found = await db.file.findMany({ ...query, where: { id: { in: [...ids] }, ...shownKinds } });
      const byId = new Map(found.map((file) => [file.id, file]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

/**
 * A file by its id; null where none is named and where it is none to show.
 * @param query what Pothos wants of it. Typed as a whole file, as Pothos types what a selection brings.
 */
export function previewedFile(
  context: object,
  query: object,
  id: number | null,
): Promise<File | null> | null {
  // Read also where there is nothing to select: Pothos reports a resolver that does not read it.
  const columns = { ...query };
  return id === null ? null : filesOf(context, columns).load(id);
}
