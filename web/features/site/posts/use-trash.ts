// Moves a post to the trash and back; a toast says so and undoes it. A refusal is said and changes nothing.

import { useNavigate } from "react-router-dom";
import { useAction } from "#web/components/toasts/use-action.ts";
import type { Board } from "#web/gql/enums.ts";
import { useDeletePostMutation, useRestorePostMutation } from "#web/gql/managed-posts.ts";
import { postPath } from "#web/paths.ts";

interface TrashedPost {
  readonly id: number;
  readonly board: Board;
  readonly title: string;
}

interface Trash {
  /**
   * Moves a post to the trash, with an undo in the toast. Answers whether it went. `onBack` follows the undo
   * instead of opening the post.
   */
  remove(post: TrashedPost, onBack?: () => void): Promise<boolean>;
  /** Takes it out again; whether it came. */
  restore(post: TrashedPost): Promise<boolean>;
}

export function useTrash(): Trash {
  const navigate = useNavigate();
  const act = useAction();
  const [, deletePost] = useDeletePostMutation();
  const [, restorePost] = useRestorePostMutation();
  const undone = "posts.office.restored";
  return {
    restore: ({ id, title: text }) => act(restorePost({ id }), undone, { text }),
    remove: ({ id, board, title: text }, onBack = () => void navigate(postPath(board, id))) =>
      act(deletePost({ id }), "posts.office.deleted", {
        text,
        undo: () => ({ undo: () => restorePost({ id }), undone, onBack }),
      }),
  };
}
