// Translations of the memory for the paragraphs of a text that wait, for a file that a translator takes home.
import { type CombinedError, useClient } from "urql";
import { CANDIDATE_TEXTS_MAX, MEMORY_TEXT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { isOpen } from "#schema/validation/core/translation/paragraphs.ts";
import type { Segment } from "#schema/validation/core/translation/segments.ts";
import { TranslationCandidatesDocument, type TranslationCandidatesQuery } from "#web/gql/translation.ts";
import { linesOf } from "./match-target.ts";
import type { Questioned } from "./questioned.ts";
import type { XliffBeside } from "./xliff-beside.ts";

export type Candidate = TranslationCandidatesQuery["translationCandidates"][number][number];

interface Candidates {
  /** By the words of the paragraphs. */
  readonly found: ReadonlyMap<string, readonly Candidate[]>;
  /** Why not all of them could be asked for. */
  readonly error: CombinedError | undefined;
}

/** Asks for candidates. */
export function useCandidates() {
  const client = useClient();
  return async (all: readonly Questioned[]): Promise<Candidates> => {
    const waiting = all.flatMap(({ paragraph }) =>
      paragraph.ko && isOpen(paragraph) && paragraph.ko.text.length <= MEMORY_TEXT_MAX_LENGTH
        ? [paragraph.ko.text]
        : [],
    );
    const asked = [...new Set(waiting)];
    const found = new Map<string, readonly Candidate[]>();
    for (let from = 0; from < asked.length; from += CANDIDATE_TEXTS_MAX) {
      const texts = asked.slice(from, from + CANDIDATE_TEXTS_MAX);
      const { data, error } = await client
        .query(TranslationCandidatesDocument, { texts }, { requestPolicy: "network-only" })
        .toPromise();
      if (error) return { found, error };
      for (const [at, one] of (data?.translationCandidates ?? []).entries()) found.set(texts[at] ?? "", one);
    }
    return { found, error: undefined };
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
