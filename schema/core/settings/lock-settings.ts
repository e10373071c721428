import type { Tx } from "#prisma/client.ts";
import { NEUTRAL_SETTINGS, SETTINGS_ID } from "./read-settings.ts";

/** Locks the one row until the transaction ends. On a site that nobody has set up it makes the row, with neutral words. */
export async function lockSettings(tx: Tx): Promise<void> {
  const { refundRules, ...neutral } = NEUTRAL_SETTINGS;
  await tx.setting.createMany({
    data: [{ ...neutral, refundRules: refundRules ?? [] }],
    skipDuplicates: true,
  });
  await tx.$queryRaw`SELECT id FROM settings WHERE id = ${SETTINGS_ID} FOR UPDATE`;
}
