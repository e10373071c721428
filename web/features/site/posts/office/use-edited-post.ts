// Says what a post's editor starts from: the post as it is now and what its writer left unsaved.
import { useClient } from "urql";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import type { Board } from "#web/gql/enums.ts";
import { NewPostEditorDocument, PostEditorDocument } from "#web/gql/post-editing.ts";
import type { EditedDraftFragment } from "#web/gql/server-drafts.ts";
import { loadQuery } from "#web/page/load-query.ts";
import { PageError } from "#web/page/page-error.ts";
import type { EditedPost } from "./post-values.ts";

export interface EditedStart {
  /** Null for a new one. */
  readonly post: EditedPost | null;
  readonly draft: EditedDraftFragment | null;
  /** What a new one begins as a copy of. */
  readonly copied: EditedPost | null;
}

/**
 * Null while it is read. An id that is no post of the board is 404.
 * A new one begins as a copy of the post `copied`, and is offered `draft`, else the latest.
 */
export function useEditedPost(
  board: Board,
  id: number | null,
  { copied, draft }: { readonly copied: number | null; readonly draft: number | null },
) {
  const client = useClient();
  const read = async (wanted: number): Promise<EditedPost> => {
    const { postForEditing: post } = await loadQuery(client, PostEditorDocument, { id: wanted });
    if (post?.board !== board) throw new PageError(404);
    return post;
  };
  return useEditorStart(`${board} ${id} ${copied} ${draft}`, async (): Promise<EditedStart> => {
    if (id === null) {
      const { newPostDraft } = await loadQuery(client, NewPostEditorDocument, { board, draft });
      return { post: null, draft: newPostDraft, copied: copied === null ? null : await read(copied) };
    }
    const post = await read(id);
    return { post, draft: post.draft, copied: null };
  });
}
