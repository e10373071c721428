// The end of the process: the first signal ends it properly, a second one at once.
import process from "node:process";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
/** What a shell reports for a program that ended by a signal it could not wait for. */
const IMPATIENT_EXIT = 130;

/**
 * Milliseconds for the whole of the end; the usual supervisor waits 10 s before it kills. What is acknowledged is on the disk by
 * then, and what is left undone the next start does.
 */
const DEADLINE = 9_000;

interface Stopping {
  /** Milliseconds of the end that are not counted: the gateway still serves. */
  readonly drain?: number;
  readonly stop: (signal: string) => Promise<void>;
  /** It failed, or was not through in time. */
  readonly onFailure: (error: unknown) => void;
  readonly exit?: (code: number) => void;
}

/** Runs `stop` at the first signal; the process ends with 0 when it is through, and with 1 when it failed or took too long. */
export function stopOnSignals({ stop, onFailure, drain = 0, exit = process.exit }: Stopping): void {
  let stopping = false;
  const fail = (error: unknown) => {
    onFailure(error);
    exit(1);
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) return exit(IMPATIENT_EXIT);
      stopping = true;
      const late = setTimeout(fail, drain + DEADLINE, new Error(`Not stopped within ${DEADLINE} ms`));
      stop(signal)
        .then(() => exit(0), fail)
        .finally(() => clearTimeout(late));
    });
  }
}
