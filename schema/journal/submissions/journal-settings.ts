// Defines how the journal takes manuscripts, as it is now.
import type { Tx } from "#prisma/client.ts";
import type { JournalSetting } from "#prisma/generated/client.ts";
import {
  AGREED_TEXTS,
  type AgreedTextName,
  type Criterion,
  criteriaList,
} from "#schema/validation/journal/journal-settings.ts";
import { DEFAULT_REQUIREMENTS } from "#schema/validation/journal/requirements.ts";
import { DEFAULT_CRITERIA, DEFAULT_PLEDGES, NEUTRAL_JOURNAL, SETTINGS_ID } from "./default-settings.ts";

export interface JournalSettings extends Omit<JournalSetting, "criteria"> {
  readonly criteria: readonly Criterion[];
}

/** The words of a pledge that is asked for now. */
export interface CurrentPledge {
  readonly kind: AgreedTextName;
  readonly version: number;
  readonly textKo: string;
  readonly textEn: string;
}

export async function readJournalSettings(tx: Pick<Tx, "journalSetting">): Promise<JournalSettings> {
  const row = await tx.journalSetting.findUnique({ where: { id: SETTINGS_ID } });
  const { data } = criteriaList.safeParse(row?.criteria);
  return {
    ...(row ?? { ...NEUTRAL_JOURNAL, requirements: [...DEFAULT_REQUIREMENTS] }),
    criteria: data === undefined || data.length === 0 ? DEFAULT_CRITERIA : data,
  };
}

/** The newest words of each pledge, in the order they are given, and of the consent of co-authors. */
export async function readPledges(tx: Pick<Tx, "pledgeText">): Promise<CurrentPledge[]> {
  const texts = await tx.pledgeText.findMany({ orderBy: { version: "desc" } });
  return AGREED_TEXTS.map((kind) => {
    const newest = texts.find((text) => text.kind === kind);
    return newest ?? { kind, version: 1, ...DEFAULT_PLEDGES[kind] };
  });
}

/**
 * Stores texts that somebody agrees to now, those nobody has written down yet as well.
 * @returns their ids
 */
export async function storeAgreedTexts(
  tx: Tx,
  texts: readonly CurrentPledge[],
  now: Date,
): Promise<readonly number[]> {
  const data = texts.map(({ kind, version, textKo, textEn }) => ({
    kind,
    version,
    textKo,
    textEn,
    createdAt: now,
  }));
  await tx.pledgeText.createMany({ data, skipDuplicates: true });
  const rows = await tx.pledgeText.findMany({
    where: { OR: texts.map(({ kind, version }) => ({ kind, version })) },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Locks the one row until the transaction ends; makes it on a site where nobody has set the journal up. */
export async function lockJournalSettings(tx: Tx): Promise<void> {
  const data = [{ ...NEUTRAL_JOURNAL, criteria: DEFAULT_CRITERIA.map((one) => ({ ...one })) }];
  await tx.journalSetting.createMany({ data, skipDuplicates: true });
  await tx.$queryRaw`SELECT id FROM journal_settings WHERE id = ${SETTINGS_ID} FOR UPDATE`;
}
