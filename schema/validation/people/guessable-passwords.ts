// Passwords that somebody guesses although they satisfy the rules for characters: leaked ones, rows of keys,
// dates, these with the usual swaps and endings, and one known word with a year or a row of digits behind it
// (decision 213). The lists weigh 200 kB compressed, and it is slow: forms ask it in a worker, the server in
// a thread (docs/sign-in.md#passwords).
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { GUESSABLE_WORDS } from "./guessable-words.ts";
import { isWordWithTail } from "./word-with-tail.ts";

/** Tries: what an attacker makes at this site within years, and with a stolen hash within hours. */
const TOO_FEW_GUESSES = 10_000_000;
/** UTF-16 units that are looked at: the time grows with their square, and what is longer is seldom guessed. */
const LOOKED_AT = 24;

interface Lists {
  readonly guesser: ZxcvbnFactory;
  readonly words: ReadonlySet<string>;
}

let lists: Lists | undefined;

/** The signs above the digits, which Shift makes of a leaked password, such as Zaq1@wsx. */
const SHIFTED = ")!@#$%^&*(";
const onDigits = (password: string) =>
  password.replace(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED.indexOf(sign)));

/** @param own what anybody knows of the person, such as the address */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  if (password.length > LOOKED_AT) return false;
  // With the first password that is asked about: the lists take 30 ms to be read.
  lists ??= readLists();
  const { guesser, words } = lists;
  const normal = password.normalize("NFKC");
  const ownWords = new Set(own.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)));
  return (
    words.has(onDigits(normal).toLowerCase()) ||
    isWordWithTail(normal, (word) => words.has(word) || ownWords.has(word)) ||
    guesser.check(normal, [...own]).guesses <= TOO_FEW_GUESSES
  );
}

function readLists(): Lists {
  const guesser = new ZxcvbnFactory({
    dictionary: { ...dictionary, own: [...GUESSABLE_WORDS] },
    graphs: adjacencyGraphs,
  });
  const words = new Set([...Object.values(dictionary).flat().map(String), ...GUESSABLE_WORDS]);
  return { guesser, words };
}
