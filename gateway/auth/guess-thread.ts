// The thread that judges passwords (guesses.ts): the lists take 40 ms and 10 MB to be read, and one made to
// be slow is looked at for 0.2 s.
import { parentPort } from "node:worker_threads";
import { isGuessable } from "#schema/validation/people/guessable-passwords.ts";
import type { ForGuessThread } from "./guesses.ts";

parentPort?.on("message", ({ password, own }: ForGuessThread) => {
  parentPort?.postMessage(isGuessable(password, own));
});
