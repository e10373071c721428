import type { Tx } from "#prisma/client.ts";
import type { EmergencyNotice } from "#prisma/generated/client.ts";
import { changesOf } from "#schema/core/audit/changes-of.ts";
import { conflictError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedEmergency } from "#schema/validation/site/emergency.ts";

/** The one row. */
const EMERGENCY_ID = 1;

export const readEmergency = (tx: Pick<Tx, "emergencyNotice">): Promise<EmergencyNotice | null> =>
  tx.emergencyNotice.findUnique({ where: { id: EMERGENCY_ID } });

/**
 * Saves the notice that was read at `version`; null: none was there.
 * @throws DomainError CONFLICT with the notice as it is now
 */
export async function saveEmergency(
  tx: Tx,
  { version, notice }: { readonly version: number | null; readonly notice: CheckedEmergency },
): Promise<ActionResult<null>> {
  const before = await readEmergency(tx);
  const { count } =
    version === null
      ? await tx.emergencyNotice.createMany({ data: [{ id: EMERGENCY_ID, ...notice }], skipDuplicates: true })
      : await tx.emergencyNotice.updateMany({
          where: { id: EMERGENCY_ID, version },
          data: { ...notice, version: { increment: 1 } },
        });
  if (count === 0) throw conflictError((await readEmergency(tx)) ?? {});
  const changes = changesOf(before === null ? {} : toFacts(before), toFacts(notice));
  return { result: null, lines: [{ subjectId: null, ...changes }] };
}

function toFacts({
  showsFrom,
  showsTo,
  isOn,
  level,
  textKo,
  textEn,
  href,
  linkKo,
  linkEn,
}: CheckedEmergency) {
  const times = { showsFrom: showsFrom.toISOString(), showsTo: showsTo.toISOString() };
  return { isOn, level, textKo, textEn, href, linkKo, linkEn, ...times };
}
