// What an editor starts from: the newest version of a page. Read once and again on request, never by itself: a text that is being written
// is not replaced under the hand.
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useClient } from "urql";
import { loadQuery } from "#web/api/load-query.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { PageEditorDocument } from "#web/gql/page-editing.ts";
import type { EditedPage } from "./page-values.ts";

export interface EditedPageStart {
  /** Counts readings, so that each is a form of its own. */
  readonly round: number;
  readonly page: EditedPage;
}

/** Null while it is read. */
export function useEditedPage(key: PageKey) {
  const client = useClient();
  const [round, setRound] = useState(1);
  const [start, setStart] = useState<EditedPageStart | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // Signing out replaces the client; what is being written is not asked for again because of it.
  const read = useEffectEvent(async (): Promise<EditedPageStart> => {
    const { pageForEditing } = await loadQuery(client, PageEditorDocument, { key });
    return { round, page: pageForEditing };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or the same once more, is read anew
  useEffect(() => {
    let here = true;
    setStart(null);
    read().then(
      (found) => here && setStart(found),
      (error: unknown) => here && setFailure(error),
    );
    return () => {
      here = false;
    };
  }, [key, round]);
  if (failure !== null) throw failure;
  return { start, reload: useCallback(() => setRound((before) => before + 1), []) };
}
