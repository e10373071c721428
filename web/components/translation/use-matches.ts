// Says what was translated before that is like a paragraph. It is asked for once the writer stays at a paragraph.
import { useEffect, useState } from "react";
import { useClient } from "urql";
import { MEMORY_TEXT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { TranslationMatchesDocument, type TranslationMatchesQuery } from "#web/gql/translation.ts";

export type Match = TranslationMatchesQuery["translationMatches"][number];

const PAUSE_MS = 250;
const NONE: readonly Match[] = [];

/** None for no text. */
export function useMatches(text: string): readonly Match[] {
  const client = useClient();
  const [found, setFound] = useState<{ text: string; matches: readonly Match[] }>({
    text: "",
    matches: NONE,
  });
  useEffect(() => {
    if (text === "") return;
    let isOver = false;
    const pause = setTimeout(async () => {
      // Of a paragraph of a page's length nothing alike is found.
      const { data } = await client
        .query(
          TranslationMatchesDocument,
          { text: text.slice(0, MEMORY_TEXT_MAX_LENGTH) },
          { requestPolicy: "network-only" },
        )
        .toPromise();
      if (!isOver) setFound({ text, matches: data?.translationMatches ?? NONE });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(pause);
    };
  }, [client, text]);
  return found.text === text ? found.matches : NONE;
}
