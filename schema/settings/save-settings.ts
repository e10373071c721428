import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { changesOf } from "#schema/audit/changes-of.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { conflictError } from "#schema/errors.ts";
import type { Author } from "#schema/shared/author.ts";
import type { CheckedSettings } from "#schema/validation/settings.ts";
import { holdSettings } from "./hold-settings.ts";
import { readAllSettings } from "./read-all-settings.ts";
import { SETTINGS_ID } from "./read-settings.ts";

/**
 * Saves the settings that were read at `version`.
 * @returns the new content version
 * @throws DomainError CONFLICT with the settings as they are now
 */
export async function saveSettings(
  tx: Tx,
  { version, settings }: { readonly version: number; readonly settings: CheckedSettings },
  author: Author,
): Promise<bigint> {
  const { gradeDues, ...columns } = settings;
  await holdSettings(tx);
  const { version: found, ...before } = await readAllSettings(tx);
  const { count } = await tx.setting.updateMany({
    where: { id: SETTINGS_ID, version },
    data: { ...columns, version: { increment: 1 } },
  });
  if (count === 0 || found !== version) throw conflictError(await readAllSettings(tx));
  await tx.gradeDue.deleteMany({ where: { grade: { notIn: gradeDues.map(({ grade }) => grade) } } });
  for (const due of gradeDues) {
    await tx.gradeDue.upsert({ where: { grade: due.grade }, create: due, update: due });
  }
  const { version: _version, ...after } = await readAllSettings(tx);
  await recordAudit(tx, author, {
    action: "saveSettings",
    subject: "settings",
    subjectId: SETTINGS_ID,
    ...changesOf(toFacts(before), toFacts(after)),
  });
  return await bumpContentVersion(tx);
}

/** Plain JSON, which is what the log keeps. */
const toFacts = (settings: object) => JSON.parse(JSON.stringify(settings));
