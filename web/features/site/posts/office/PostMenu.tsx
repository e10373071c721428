// Shows what can be done with a post of the list in its state. What cannot be undone asks first, by its name.
import {
  mdiContentCopy,
  mdiDeleteForeverOutline,
  mdiDeleteRestore,
  mdiEyeOutline,
  mdiPencilOutline,
  mdiTrashCanOutline,
} from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RowAction, RowLink, RowMenu } from "#web/components/list/RowMenu.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { copyPath } from "#web/features/site/posts/copy-path.ts";
import { useTrash } from "#web/features/site/posts/use-trash.ts";
import { usePurgePostMutation } from "#web/gql/managed-posts.ts";
import { editPath, postPath } from "#web/paths.ts";
import { PurgeDialog } from "./PurgeDialog.tsx";
import type { ListedPost } from "./posts-list.tsx";

interface PostMenuProps {
  post: ListedPost;
  /** Something happened to it: the list has to be read again. */
  onChanged: () => void;
}

export function PostMenu({ post, onChanged }: PostMenuProps) {
  const intl = useIntl();
  const trash = useTrash();
  const act = useAction();
  const [, purge] = usePurgePostMutation();
  const [asking, setAsking] = useState(false);
  const { id, board, state, title } = post;
  const moved = { id, board, title: title.text };
  const change = async (action: Promise<boolean>) => {
    setAsking(false);
    if (await action) onChanged();
  };
  return (
    <>
      <RowMenu name={title.text || intl.formatMessage({ id: "post-office.untitled" })}>
        {state === "TRASH" ? (
          <>
            <RowAction icon={mdiDeleteRestore} onClick={() => void change(trash.restore(moved))}>
              <FormattedMessage id="post-office.restore" />
            </RowAction>
            <RowAction icon={mdiDeleteForeverOutline} isDanger onClick={() => setAsking(true)}>
              <FormattedMessage id="post-office.purge" />
            </RowAction>
          </>
        ) : (
          <>
            <RowLink icon={mdiPencilOutline} to={editPath(board, id)}>
              <FormattedMessage id="posts.office.edit" />
            </RowLink>
            {state === "PUBLISHED" ? (
              <RowLink icon={mdiEyeOutline} to={postPath(board, id)}>
                <FormattedMessage id="post-office.view" />
              </RowLink>
            ) : null}
            <RowLink icon={mdiContentCopy} to={copyPath(board, id)}>
              <FormattedMessage id="post-office.copy" />
            </RowLink>
            <RowAction
              icon={mdiTrashCanOutline}
              isDanger
              onClick={() => void change(trash.remove(moved, onChanged))}
            >
              <FormattedMessage id="posts.office.delete" />
            </RowAction>
          </>
        )}
      </RowMenu>
      {asking ? (
        <PurgeDialog
          title={title.text}
          onConfirm={() => void change(act(purge({ id }), "post-office.purged", { text: title.text }))}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
