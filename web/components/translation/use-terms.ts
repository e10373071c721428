// Says where terms of the glossary are in the Korean paragraphs.
import { useEffect, useState } from "react";
import { useClient } from "urql";
import { TERMS_IN_LENGTH_MAX, TERMS_IN_TEXTS_MAX } from "#schema/validation/core/limits.ts";
import type { TermInText } from "#schema/validation/core/translation/checked-terms.ts";
import { TermsInDocument } from "#web/gql/translation.ts";

export type TermsByText = ReadonlyMap<string, readonly TermInText[]>;

const PAUSE_MS = 600;
const NONE: TermsByText = new Map();

/** Asked for when typing pauses; of a text beyond the bound the beginning is looked through. */
export function useTerms(texts: readonly string[]): TermsByText {
  const client = useClient();
  const [found, setFound] = useState(NONE);
  const key = JSON.stringify(withinBounds(texts));
  useEffect(() => {
    const asked: string[] = JSON.parse(key);
    if (asked.length === 0) return;
    let isOver = false;
    const pause = setTimeout(async () => {
      const { data } = await client.query(TermsInDocument, { texts: asked }).toPromise();
      if (isOver || !data) return;
      const terms = data.termsIn.map((places, index) =>
        places.map(({ start, end, translations, rivals }) => ({
          start,
          end,
          ko: (asked[index] ?? "").slice(start, end),
          en: translations,
          rivals,
        })),
      );
      setFound(new Map(asked.map((text, index) => [text, terms[index] ?? []])));
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(pause);
    };
  }, [client, key]);
  return found;
}

function withinBounds(texts: readonly string[]): string[] {
  let length = 0;
  return [...new Set(texts)].slice(0, TERMS_IN_TEXTS_MAX).filter((text) => {
    length += text.length;
    return length <= TERMS_IN_LENGTH_MAX;
  });
}
