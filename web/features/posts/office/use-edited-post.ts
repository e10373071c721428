// What a post's editor starts from: the post as it is now and what its writer left unsaved.
import { useClient } from "urql";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import type { Board } from "#web/gql/enums.ts";
import {
  type EditedDraftFragment,
  NewPostEditorDocument,
  PostEditorDocument,
} from "#web/gql/post-editing.ts";
import { loadQuery } from "#web/page/load-query.ts";
import { PageError } from "#web/page/page-error.ts";
import type { EditedPost } from "./post-values.ts";

export interface EditedStart {
  /** Null for a new one. */
  readonly post: EditedPost | null;
  readonly draft: EditedDraftFragment | null;
}

/** Null while it is read. An id that is no post of the board is 404. */
export function useEditedPost(board: Board, id: number | null) {
  const client = useClient();
  return useEditorStart(`${board} ${id}`, async (): Promise<EditedStart> => {
    if (id === null) {
      const { newPostDraft } = await loadQuery(client, NewPostEditorDocument, { board });
      return { post: null, draft: newPostDraft };
    }
    const { postForEditing: post } = await loadQuery(client, PostEditorDocument, { id });
    if (post?.board !== board) throw new PageError(404);
    return { post, draft: post.draft };
  });
}
