// Shows what the office may do on a public page: write a new post on a list, change or delete the one that is
// open. Loaded only by staff, and shown only when the server says that the person may write.

import { Button } from "@mantine/core";
import { mdiContentCopy, mdiPencilOutline, mdiPlus, mdiTrashCanOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { copyPath } from "#web/features/site/posts/copy-path.ts";
import { useTrash } from "#web/features/site/posts/use-trash.ts";
import type { Board } from "#web/gql/enums.ts";
import { usePostRightsQuery } from "#web/gql/managed-posts.ts";
import { BOARD_PATHS, editPath } from "#web/paths.ts";

export interface PostOfficeProps {
  readonly board: Board;
  /** The post that is open; null on a list. */
  readonly post: { readonly id: number; readonly title: string } | null;
}

export function PostOffice({ board, post }: PostOfficeProps) {
  const [{ data }] = usePostRightsQuery();
  if (!data?.viewer?.canWritePosts) return null;
  return post === null ? <NewPost board={board} /> : <ThisPost board={board} post={post} />;
}

function NewPost({ board }: { board: Board }) {
  return (
    <ButtonLink to={BOARD_PATHS[board].create} size="sm">
      <Icon path={mdiPlus} />
      <FormattedMessage id="posts.office.new" />
    </ButtonLink>
  );
}

function ThisPost({ board, post }: { board: Board; post: NonNullable<PostOfficeProps["post"]> }) {
  const navigate = useNavigate();
  const { remove } = useTrash();
  const discard = async () => {
    if (await remove({ ...post, board })) void navigate(BOARD_PATHS[board].list);
  };
  return (
    <>
      <ButtonLink to={editPath(board, post.id)} size="sm" variant="outline">
        <Icon path={mdiPencilOutline} />
        <FormattedMessage id="posts.office.edit" />
      </ButtonLink>
      <ButtonLink to={copyPath(board, post.id)} size="sm" variant="subtle">
        <Icon path={mdiContentCopy} />
        <FormattedMessage id="posts.office.copy" />
      </ButtonLink>
      <Button size="sm" variant="subtle" onClick={() => void discard()}>
        <Icon path={mdiTrashCanOutline} />
        <FormattedMessage id="posts.office.delete" />
      </Button>
    </>
  );
}
