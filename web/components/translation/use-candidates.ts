// Translations of the memory for the paragraphs of a text that wait, for a file that a translator takes home.
import { useClient } from "urql";
import { CANDIDATE_TEXTS_MAX } from "#schema/validation/core/limits.ts";
import { isOpen } from "#schema/validation/core/translation/paragraphs.ts";
import type { Segment } from "#schema/validation/core/translation/segments.ts";
import { TranslationCandidatesDocument, type TranslationCandidatesQuery } from "#web/gql/translation.ts";
import { linesOf } from "./match-target.ts";
import type { Questioned } from "./questioned.ts";
import type { XliffBeside } from "./xliff-beside.ts";

export type Candidate = TranslationCandidatesQuery["translationCandidates"][number][number];

/** Of a longer paragraph nothing alike is found. */
const LENGTH_MAX = 1_000;

/** Asks for candidates, by the words of the paragraphs. What cannot be asked has none: the file is written all the same. */
export function useCandidates() {
  const client = useClient();
  return async (all: readonly Questioned[]): Promise<ReadonlyMap<string, readonly Candidate[]>> => {
    const waiting = all.flatMap(({ paragraph }) =>
      paragraph.ko && isOpen(paragraph) && paragraph.ko.text.length <= LENGTH_MAX ? [paragraph.ko.text] : [],
    );
    const asked = [...new Set(waiting)];
    const found = new Map<string, readonly Candidate[]>();
    for (let from = 0; from < asked.length; from += CANDIDATE_TEXTS_MAX) {
      const texts = asked.slice(from, from + CANDIDATE_TEXTS_MAX);
      const { data } = await client
        .query(TranslationCandidatesDocument, { texts }, { requestPolicy: "network-only" })
        .toPromise();
      for (const [at, one] of (data?.translationCandidates ?? []).entries()) found.set(texts[at] ?? "", one);
    }
    return found;
  };
}

const matchesFor = (ko: Segment | null, candidates: ReadonlyMap<string, readonly Candidate[]>) =>
  ko === null ? [] : (candidates.get(ko.text) ?? []).map((one) => ({ ...one, lines: linesOf(one, ko) }));

const isUnresolved = ({ resolvedAt }: { readonly resolvedAt: unknown }): boolean => resolvedAt === null;

/** What goes with each paragraph, by its place. */
export const besideOf = (
  all: readonly Questioned[],
  candidates: ReadonlyMap<string, readonly Candidate[]>,
): ReadonlyMap<number, XliffBeside> =>
  new Map(
    all.map(({ paragraph, remarks, terms }, at) => [
      at,
      {
        notes: remarks.filter(isUnresolved).map(({ text }) => text),
        matches: matchesFor(paragraph.ko, candidates),
        terms: [...new Map(terms.map((term) => [term.ko, term])).values()],
      },
    ]),
  );
