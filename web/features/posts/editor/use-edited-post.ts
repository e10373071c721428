// What an editor starts from: the post as it is now and what its writer left unsaved. Read once and again on request, never by itself:
// a text that is being written is not replaced under the hand.
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useClient } from "urql";
import { loadQuery } from "#web/api/load-query.ts";
import { PageError } from "#web/api/page-error.ts";
import type { Board } from "#web/gql/enums.ts";
import {
  type EditedDraftFragment,
  NewPostEditorDocument,
  PostEditorDocument,
} from "#web/gql/post-editing.ts";
import type { EditedPost } from "./post-values.ts";

export interface EditedStart {
  /** Counts readings, so that each is a form of its own. */
  readonly round: number;
  readonly post: EditedPost | null;
  readonly draft: EditedDraftFragment | null;
}

/** Null while it is read. An id that is no post of the board is 404. */
export function useEditedPost(board: Board, id: number | null) {
  const client = useClient();
  const [round, setRound] = useState(1);
  const [start, setStart] = useState<EditedStart | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // Signing out replaces the client; what is being written is not asked for again because of it.
  const read = useEffectEvent(async (): Promise<EditedStart> => {
    if (id === null) {
      const { newPostDraft } = await loadQuery(client, NewPostEditorDocument, { board });
      return { round, post: null, draft: newPostDraft };
    }
    const { postForEditing: post } = await loadQuery(client, PostEditorDocument, { id });
    if (post?.board !== board) throw new PageError(404);
    return { round, post, draft: post.draft };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post, or the same once more, is read anew
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
  }, [board, id, round]);
  if (failure !== null) throw failure;
  return { start, reload: useCallback(() => setRound((before) => before + 1), []) };
}
