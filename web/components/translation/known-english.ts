// English for what waits and was translated before to the word: in this text, else in the memory.
import { codedPairOf } from "#schema/validation/core/translation/coded-pair.ts";
import type { Target } from "#schema/validation/core/translation/fill-english.ts";
import { targetOf } from "./match-target.ts";
import type { Questioned } from "./questioned.ts";
import type { Candidate } from "./use-candidates.ts";

/**
 * Only the same Korean to the sign counts, and nothing whose own Korean was changed. Titles are left: each is written for its text.
 * @param candidates of the memory, by the Korean
 */
export function knownEnglish(
  all: readonly Questioned[],
  candidates: ReadonlyMap<string, readonly Candidate[]>,
): { readonly at: number; readonly target: Target }[] {
  const here = new Map(
    all.flatMap(({ paragraph: { ko, en, state } }) =>
      state === "DONE" && ko && en ? [[ko.text, { en: en.text, coded: codedPairOf(ko, en) }] as const] : [],
    ),
  );
  return all.flatMap(({ paragraph: { ko, state } }, at) => {
    if (ko?.path == null || state !== "UNTRANSLATED") return [];
    const known = (candidates.get(ko.text) ?? []).find((one) => one.ko === ko.text && !one.isQuestioned);
    const match = here.get(ko.text) ?? known;
    return match ? [{ at, target: targetOf(match, ko) }] : [];
  });
}
