import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";

/** Rows of one statement; a row has a dozen values, and a statement 65,535. */
const ROWS_AT_ONCE = 1_000;

/**
 * Stores what the office records now, which counts whatever was recorded before: the clock of a phone that is
 * ahead cannot have recorded later than now. The caller has locked the applications.
 * @param device of these records alone
 */
export async function replaceCurrent(
  tx: Tx,
  device: string,
  data: readonly Omit<Prisma.AttendanceCreateManyInput, "device" | "sequence" | "isCurrent">[],
): Promise<void> {
  const rows = data.map((row, sequence) => ({ ...row, device, sequence, isCurrent: false }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.attendance.createMany({ data: rows.slice(from, from + ROWS_AT_ONCE) });
  }
  await tx.$executeRaw`
    UPDATE attendances old SET is_current = false FROM attendances new
    WHERE new.device = ${device} AND old.is_current AND old.application_id = new.application_id
      AND old.paper_id IS NOT DISTINCT FROM new.paper_id AND old.day IS NOT DISTINCT FROM new.day`;
  await tx.attendance.updateMany({ where: { device }, data: { isCurrent: true } });
}
