// English for what waits and was translated before to the word: in this text, else in the memory.
import { codedPairOf } from "#schema/validation/core/translation/coded-pair.ts";
import type { Target } from "#schema/validation/core/translation/fill-english.ts";
import { targetOf } from "./match-target.ts";
import type { Questioned } from "./questioned.ts";
import type { Candidate } from "./use-candidates.ts";

/**
 * Only the same Korean to the sign counts, and nothing whose own Korean was changed. What was translated in
 * several ways is left, because somebody has to choose. Titles are left: each is written for its text.
 * @param candidates of the memory, by the Korean
 */
export function knownEnglish(
  all: readonly Questioned[],
  candidates: ReadonlyMap<string, readonly Candidate[]>,
): { readonly at: number; readonly target: Target }[] {
  const here = Map.groupBy(
    all.flatMap(({ paragraph: { ko, en, state } }) =>
      state === "DONE" && ko && en ? [{ ko: ko.text, en: en.text, coded: codedPairOf(ko, en) }] : [],
    ),
    ({ ko }) => ko,
  );
  return all.flatMap(({ paragraph: { ko, state } }, at) => {
    if (ko?.path == null || state !== "UNTRANSLATED") return [];
    const known = (candidates.get(ko.text) ?? []).filter((one) => one.ko === ko.text && !one.isQuestioned);
    const [match, ...others] = here.get(ko.text) ?? known;
    return match && others.every(({ en }) => en === match.en) ? [{ at, target: targetOf(match, ko) }] : [];
  });
}
