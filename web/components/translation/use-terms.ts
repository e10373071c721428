// Says where terms of the glossary are in the Korean paragraphs.
import { useEffect, useEffectEvent, useState } from "react";
import { type Client, useClient } from "urql";
import { TERMS_IN_LENGTH_MAX, TERMS_IN_TEXTS_MAX } from "#schema/validation/core/limits.ts";
import type { TermInText } from "#schema/validation/core/translation/checked-terms.ts";
import { TermsInDocument } from "#web/gql/translation.ts";

export type TermsByText = ReadonlyMap<string, readonly TermInText[]>;

const PAUSE_MS = 600;
const NONE: TermsByText = new Map();

/** Asked for when typing pauses. @returns `ask` asks at once; null: not all of it could be asked */
export function useTerms(texts: readonly string[]) {
  const client = useClient();
  const [found, setFound] = useState(NONE);
  const key = JSON.stringify([...new Set(texts)]);
  const ask = async (asked: readonly string[]): Promise<TermsByText | null> => {
    const { terms, isWhole } = await termsIn(client, asked);
    // What could not be asked now may have been answered before.
    setFound((before) => (isWhole ? terms : new Map([...before, ...terms])));
    return isWhole ? terms : null;
  };
  const askLater = useEffectEvent((asked: readonly string[]) => void ask(asked));
  useEffect(() => {
    const asked: string[] = JSON.parse(key);
    if (asked.length === 0) return;
    const pause = setTimeout(() => askLater(asked), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [key]);
  return { found, ask };
}

async function termsIn(client: Client, texts: readonly string[]) {
  const terms = new Map<string, readonly TermInText[]>();
  const parts = partsOf([...new Set(texts)]);
  const answers = await Promise.all(
    parts.map((part) =>
      client
        .query(TermsInDocument, { texts: part.map((text) => text.slice(0, TERMS_IN_LENGTH_MAX)) })
        .toPromise(),
    ),
  );
  for (const [at, { data }] of answers.entries()) {
    for (const [index, places] of (data?.termsIn ?? []).entries()) {
      const text = parts[at]?.[index] ?? "";
      terms.set(
        text,
        places.map(({ start, end, translations, rivals }) => ({
          start,
          end,
          ko: text.slice(start, end),
          en: translations,
          rivals,
        })),
      );
    }
  }
  return { terms, isWhole: answers.every(({ data }) => data !== undefined && data !== null) };
}

/** As many as may be asked about at once. */
export function partsOf(texts: readonly string[]): string[][] {
  const parts: string[][] = [];
  let length = 0;
  for (const text of texts) {
    const last = parts.at(-1);
    const own = Math.min(text.length, TERMS_IN_LENGTH_MAX);
    if (last && last.length < TERMS_IN_TEXTS_MAX && length + own <= TERMS_IN_LENGTH_MAX) {
      last.push(text);
      length += own;
    } else {
      parts.push([text]);
      length = own;
    }
  }
  return parts;
}
