// Somebody of the office who rates a session of the exam reads and changes nothing of its examinees until the
// results are released (docs/scoring.md#raters): asked by every operation, export and print that is about them.
import { db } from "#prisma/client.ts";
import type { Context, Viewer } from "#schema/context.ts";
import type { ExportSource } from "#schema/core/lists/export-source.ts";
import { DomainError } from "#schema/errors.ts";
import { isBlindTo } from "#schema/policies/programs/exam-rating.ts";
import { id } from "#schema/validation/core/ids.ts";
import { z } from "#schema/validation/zod.ts";

/** @throws DomainError RATER_IS_BLIND */
export function requireSight(viewer: Viewer | null, programId: number): void {
  if (isBlindTo(viewer, programId)) throw new DomainError("RATER_IS_BLIND");
}

/** How an action says which people it is about. */
const about = z.object({
  id: id.nullish(),
  ids: z.array(id).nullish(),
  applicationId: id.nullish(),
  groupId: id.nullish(),
  programId: id.nullish(),
  which: z.object({ ids: z.array(id).nullish() }).nullish(),
});

/**
 * The guard of actions on applications, whose arguments name them, their group or their program.
 * @throws DomainError RATER_IS_BLIND
 */
export async function guardExaminees(given: object, { viewer }: Pick<Context, "viewer">): Promise<void> {
  const { blindTo } = viewer ?? {};
  if (!blindTo?.size) return;
  const { programId, groupId, which, ...named } = about.parse(given);
  if (programId != null) requireSight(viewer, programId);
  const ids = [named.id, named.applicationId, ...(named.ids ?? []), ...(which?.ids ?? [])];
  const hidden = await db.application.count({
    where: {
      programId: { in: [...blindTo] },
      OR: [{ id: { in: ids.flatMap((one) => one ?? []) } }, ...(groupId == null ? [] : [{ groupId }])],
    },
  });
  if (hidden > 0) throw new DomainError("RATER_IS_BLIND");
}

const ofProgram = z.object({ programId: id });

/** An export of the people of a program, or of figures of them, with the same guard. */
export const guardedExport = (source: ExportSource): ExportSource => ({
  ...source,
  find: (asked) => {
    const found = source.find(asked);
    if (!found.ok) return found;
    return {
      ok: true,
      value: async () => {
        requireSight(asked.viewer, ofProgram.parse(asked.filter).programId);
        return await found.value();
      },
    };
  },
  count: async (filter, now, viewer) => {
    const { data } = ofProgram.safeParse(filter);
    return data && isBlindTo(viewer, data.programId) ? null : await source.count(filter, now, viewer);
  },
});
