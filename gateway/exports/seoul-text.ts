import { DAY } from "#schema/validation/core/durations.ts";
import { inSeoul } from "#schema/validation/core/seoul.ts";

/** A moment in Seoul as every spreadsheet reads it: 2026-11-18 14:05. */
export const seoulText = (moment: Date): string =>
  inSeoul(moment).toISOString().slice(0, 16).replace("T", " ");

/** The same as Excel counts: days since the last of 1899. */
export const seoulSerial = (moment: Date): number =>
  (inSeoul(moment).getTime() - Date.UTC(1899, 11, 30)) / DAY;
