// Passwords that somebody guesses in less than a million tries although they satisfy the rules for characters: leaked ones, rows of keys,
// dates, and these with the usual swaps and endings. The lists weigh 200 kB compressed, and it is slow: forms ask
// it in a worker, the server in a thread (decision 182).
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** What the lists of the package do not know: what this site is about, and frequent Korean words as they are typed on English keys. */
const OWN = [
  ..."kitec interpretation interpreter translation translator association hangul".split(" "),
  ..."dkssud dkssudgktpdy tkfkd tkfkdgo wjdqh alsrnr eogksalsrnr qlalfqjsgh gksrnr gkrtod gkrry".split(" "),
];
/** zxcvbn's second of five steps: 10^6 guesses. */
const TOO_EASY = 1;
/** UTF-16 units that are looked at: the time grows with their square, and what is longer is seldom guessed. */
const LOOKED_AT = 24;

let guesser: ZxcvbnFactory | undefined;

/** @param own what anybody knows of the person, such as the address */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  if (password.length > LOOKED_AT) return false;
  // With the first password that is asked about: the lists take 30 ms to be read.
  guesser ??= new ZxcvbnFactory({ dictionary: { ...dictionary, own: OWN }, graphs: adjacencyGraphs });
  return guesser.check(password.normalize("NFKC"), [...own]).score <= TOO_EASY;
}
