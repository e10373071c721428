import type { Tx } from "#prisma/client.ts";
import { changesOf } from "#schema/core/audit/changes-of.ts";
import { lockSettings } from "#schema/core/settings/lock-settings.ts";
import { SETTINGS_ID } from "#schema/core/settings/read-settings.ts";
import { writeRows } from "#schema/core/shared/write-rows.ts";
import { conflictError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedHome } from "#schema/validation/site/home.ts";
import { readHome } from "./read-home.ts";

/**
 * Saves banners, goals and terms that were read at `version`.
 * @throws DomainError CONFLICT with all of them as they are now
 */
export async function saveHome(
  tx: Tx,
  { version, home }: { readonly version: number; readonly home: CheckedHome },
): Promise<ActionResult<null>> {
  await lockSettings(tx);
  const before = await readHome(tx);
  const { count } = await tx.setting.updateMany({
    where: { id: SETTINGS_ID, homeVersion: version },
    data: { homeVersion: { increment: 1 } },
  });
  if (count === 0) throw conflictError(await readHome(tx));
  await writeRows(home.banners, {
    remove: (remainingIds) => tx.banner.deleteMany({ where: { id: { notIn: remainingIds } } }),
    update: (id, item, position) => tx.banner.updateMany({ where: { id }, data: { ...item, position } }),
    create: (item, position) => tx.banner.create({ data: { ...item, position } }),
  });
  await writeRows(home.goals, {
    remove: (remainingIds) => tx.goal.deleteMany({ where: { id: { notIn: remainingIds } } }),
    update: (id, item, position) => tx.goal.updateMany({ where: { id }, data: { ...item, position } }),
    create: (item, position) => tx.goal.create({ data: { ...item, position } }),
  });
  await writeRows(home.terms, {
    remove: (remainingIds) => tx.term.deleteMany({ where: { id: { notIn: remainingIds } } }),
    update: (id, item, position) => tx.term.updateMany({ where: { id }, data: { ...item, position } }),
    create: (item, position) => tx.term.create({ data: { ...item, position } }),
  });
  const after = await readHome(tx);
  return { result: null, lines: [{ subjectId: null, ...changesOf(toFacts(before), toFacts(after)) }] };
}

/** Plain JSON, which is what the log stores; the version says nothing. */
const toFacts = ({ banners, goals, terms }: Awaited<ReturnType<typeof readHome>>) =>
  JSON.parse(JSON.stringify({ banners, goals, terms }));
