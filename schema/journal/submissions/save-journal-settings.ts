import type { Tx } from "#prisma/client.ts";
import { changesOf } from "#schema/core/audit/changes-of.ts";
import { conflictError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedJournalSettings } from "#schema/validation/journal/journal-settings.ts";
import { SETTINGS_ID } from "./default-settings.ts";
import {
  type CurrentPledge,
  lockJournalSettings,
  readJournalSettings,
  readPledges,
} from "./journal-settings.ts";

interface Saving {
  readonly version: number;
  readonly settings: CheckedJournalSettings;
}

/** All of it, as it is edited. */
export async function readJournalSetup(tx: Pick<Tx, "journalSetting" | "pledgeText">) {
  return { ...(await readJournalSettings(tx)), pledges: await readPledges(tx) };
}
export type JournalSetup = Awaited<ReturnType<typeof readJournalSetup>>;

/**
 * Saves the settings that were read at `version`. A pledge with another text gets a new version; what was
 * pledged before keeps its words.
 * @throws DomainError CONFLICT with all of them as they are now
 */
export async function saveJournalSettings(
  tx: Tx,
  { version, settings }: Saving,
  now: Date,
): Promise<ActionResult<null>> {
  await lockJournalSettings(tx);
  const before = await readJournalSetup(tx);
  const { pledges, criteria, ...columns } = settings;
  const { count } = await tx.journalSetting.updateMany({
    where: { id: SETTINGS_ID, version },
    data: { ...columns, criteria, version: { increment: 1 } },
  });
  if (count === 0) throw conflictError(before);
  await storePledges(tx, before.pledges, pledges, now);
  const changes = changesOf(toFacts(before), toFacts(await readJournalSetup(tx)));
  return { result: null, lines: [{ subjectId: null, ...changes }] };
}

async function storePledges(
  tx: Tx,
  before: readonly CurrentPledge[],
  after: CheckedJournalSettings["pledges"],
  now: Date,
): Promise<void> {
  const changed = before.flatMap(({ kind, version, textKo, textEn }) => {
    const text = after.find((pledge) => pledge.kind === kind);
    const isSame = text === undefined || (text.textKo === textKo && text.textEn === textEn);
    return isSame ? [] : [{ ...text, version: version + 1, createdAt: now }];
  });
  await tx.pledgeText.createMany({ data: changed });
}

/** Plain JSON, which is what the log stores. */
function toFacts({ version: _version, id: _id, ...setup }: JournalSetup) {
  return JSON.parse(JSON.stringify(setup));
}
