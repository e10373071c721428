import type { Tx } from "#prisma/client.ts";
import { changesOf } from "#schema/core/audit/changes-of.ts";
import { lockFiles } from "#schema/core/files/lock-files.ts";
import { conflictError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedSettings } from "#schema/validation/core/settings.ts";
import { BANK_FIELDS, notifyOfBankChange } from "./bank-change.ts";
import { lockSettings } from "./lock-settings.ts";
import { readAllSettings } from "./read-all-settings.ts";
import { SETTINGS_ID } from "./read-settings.ts";

/**
 * Saves the settings that were read at `version`.
 * @throws DomainError CONFLICT with the settings as they are now; VALIDATION when the seal is none of our pictures
 */
export async function saveSettings(
  tx: Tx,
  { version, settings }: { readonly version: number; readonly settings: CheckedSettings },
  now: Date,
): Promise<ActionResult> {
  const { gradeDues, ...columns } = settings;
  await checkSeal(tx, settings);
  await lockSettings(tx);
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
  const changes = changesOf(toFacts(before), toFacts(after));
  if (BANK_FIELDS.some((name) => name in changes.after)) await notifyOfBankChange(tx, now);
  return { result: SETTINGS_ID, lines: [{ subjectId: SETTINGS_ID, ...changes }] };
}

async function checkSeal(tx: Tx, { sealId }: CheckedSettings): Promise<void> {
  if (sealId === null) return;
  const [file] = await lockFiles(tx, [sealId], []);
  if (file?.kind !== "IMAGE") throw validationError({ sealId: ["FILE_UNKNOWN"] });
}

/** Plain JSON, which is what the log stores. */
const toFacts = (settings: object) => JSON.parse(JSON.stringify(settings));
