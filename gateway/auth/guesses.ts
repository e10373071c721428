// Says whether somebody guesses a password, answered beside the requests. The rule is
// schema/validation/people/guessable-passwords.ts, which forms ask in a worker, too.
import { createAnsweringThread } from "#gateway/threads/answering-thread.ts";

export interface ForGuessThread {
  readonly password: string;
  /** What anybody knows of the person. */
  readonly own: readonly string[];
}

export interface Guesses {
  /** @throws HttpError UNAVAILABLE when too many wait for an answer */
  isGuessable(password: string, own: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

/** Some four seconds of work, if every password was made to be slow; half a second of usual ones. */
const WAITING_MAX = 20;

export function createGuesses(): Guesses {
  const program = new URL("./guess-thread.ts", import.meta.url);
  const thread = createAnsweringThread<ForGuessThread, boolean>({ program, waitingMax: WAITING_MAX });
  return { isGuessable: (password, own) => thread.ask({ password, own }), close: () => thread.close() };
}
