const SEOUL_OFFSET = 9 * 60 * 60 * 1_000;

/** A moment in Seoul as every spreadsheet reads it: 2026-11-18 14:05. */
export const seoulText = (moment: Date): string =>
  new Date(moment.getTime() + SEOUL_OFFSET).toISOString().slice(0, 16).replace("T", " ");

/** The same as Excel counts: days since the last of 1899. */
export const seoulSerial = (moment: Date): number =>
  (moment.getTime() + SEOUL_OFFSET - Date.UTC(1899, 11, 30)) / (24 * 60 * 60 * 1_000);
