// What one fault did: a row of the table at the end of the battery.

export interface Row {
  readonly fault: string;
  readonly tries: number;
  /** Writes that were answered with success. */
  readonly acknowledged: number;
  /** Of these, what is not there afterwards. */
  readonly lost: number;
  /** Answers or states that nobody should meet: a wrong 401 or 500, half a registration, a process that ended by itself. */
  readonly wrong: readonly string[];
  /** Milliseconds from the end of each fault to the first acknowledged write or 200. */
  readonly recovery: readonly number[];
}

/** The slowest recovery that is good enough on an idle machine, in milliseconds. */
const RECOVERY_AT_MOST = 5_000;

export const isGood = ({ lost, wrong, recovery }: Row): boolean =>
  lost === 0 && wrong.length === 0 && recovery.every((milliseconds) => milliseconds <= RECOVERY_AT_MOST);

const HEADS = ["fault", "tries", "acknowledged", "lost", "wrong", "recovery, slowest", ""];

/** The rows as lines of text, and below them what was wrong. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.fault,
    String(row.tries),
    String(row.acknowledged),
    String(row.lost),
    String(row.wrong.length),
    row.recovery.length === 0 ? "-" : `${Math.round(Math.max(...row.recovery))} ms`,
    isGood(row) ? "kept" : "MISSED",
  ]);
  const all = [HEADS, ...cells];
  const widths = HEADS.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
  const wrongs = rows.flatMap(({ fault, wrong }) => [...new Set(wrong)].map((what) => `${fault}: ${what}`));
  return [...lines, "", ...wrongs].join("\n");
}
