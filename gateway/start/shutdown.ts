// The end of the process: the first signal ends it properly, a second one at once.
import process from "node:process";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
/** What a shell reports for a program that ended by a signal it could not wait for. */
const IMPATIENT_EXIT = 130;

/** Runs `stop` at the first signal; the process ends with 0 when it is through and with 1 when it failed. */
export function stopOnSignals(
  stop: (signal: string) => Promise<void>,
  onFailure: (error: unknown) => void,
): void {
  let stopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(IMPATIENT_EXIT);
      stopping = true;
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          onFailure(error);
          process.exit(1);
        },
      );
    });
  }
}
