// Says whether a password is easily guessed, beside the page: its lists are large, and each answer takes some milliseconds.
import { isGuessable } from "#schema/validation/people/guessable-passwords.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  postMessage({ password: data, guessable: isGuessable(data) });
});
