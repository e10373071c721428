// Into the trash and out of it again, with a word about it each time. What fails says so and changes nothing.

import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoOffer } from "#web/components/toasts/use-undo-offer.ts";
import type { Board } from "#web/gql/enums.ts";
import {
  useDeletePostMutation,
  usePurgePostMutation,
  useRestorePostMutation,
} from "#web/gql/managed-posts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { addWords } from "#web/i18n/messages.ts";
import { postPath } from "#web/paths.ts";

interface TrashedPost {
  readonly id: number;
  readonly board: Board;
  readonly title: string;
}

interface Trash {
  /** Puts a post in the trash, with a way back in the toast; whether it went. `onBack` follows the way back instead of opening the post. */
  remove(post: TrashedPost, onBack?: () => void): Promise<boolean>;
  /** Takes it out again; whether it came. */
  restore(post: TrashedPost): Promise<boolean>;
  /** Removes it for good; whether it is gone. */
  purge(post: TrashedPost): Promise<boolean>;
}

export function useTrash(): Trash {
  const intl = useIntl();
  const navigate = useNavigate();
  const offerUndo = useUndoOffer();
  const [, deletePost] = useDeletePostMutation();
  const [, restorePost] = useRestorePostMutation();
  const [, purgePost] = usePurgePostMutation();

  // The words of the codes are not among those of a public page.
  const tellFailure = async (error: Parameters<typeof refusalOf>[0]) => {
    await addWords(intl, ["forms", "office"]);
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(refusalOf(error).code) }) });
  };

  const restore = async ({ id, title }: TrashedPost) => {
    const { error } = await restorePost({ id });
    if (error) {
      await tellFailure(error);
      return false;
    }
    showToast({ kind: "ok", title: intl.formatMessage({ id: "posts.office.restored" }), text: title });
    return true;
  };

  const remove = async (post: TrashedPost, onBack?: () => void) => {
    const { error } = await deletePost({ id: post.id });
    if (error) {
      await tellFailure(error);
      return false;
    }
    offerUndo({
      title: intl.formatMessage({ id: "posts.office.deleted" }),
      text: post.title,
      undo: () => restorePost({ id: post.id }),
      undone: intl.formatMessage({ id: "posts.office.restored" }),
      onBack: onBack ?? (() => void navigate(postPath(post.board, post.id))),
    });
    return true;
  };

  const purge = async ({ id, title }: TrashedPost) => {
    const { error } = await purgePost({ id });
    if (error) {
      await tellFailure(error);
      return false;
    }
    showToast({ kind: "ok", title: intl.formatMessage({ id: "post-office.purged" }), text: title });
    return true;
  };

  return { remove, restore, purge };
}
