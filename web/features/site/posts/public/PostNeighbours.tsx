// The posts above and below this one in its board's list, pinned ones first as there: anyone who reads on
// goes down the list (docs/site.md#posts).

import { useIntl } from "react-intl";
import { PinnedMark } from "#web/components/Marks.tsx";
import { type Neighbour, Neighbours } from "#web/components/Neighbours.tsx";
import { MembersMark } from "#web/features/site/posts/MembersMark.tsx";
import type { Board } from "#web/gql/enums.ts";
import type { PostNeighbourFragment } from "#web/gql/posts.ts";
import { postPath } from "#web/paths.ts";

interface PostNeighboursProps {
  board: Board;
  /** Below it in the list. */
  previous: PostNeighbourFragment | null;
  /** Above it in the list. */
  next: PostNeighbourFragment | null;
}

export function PostNeighbours({ board, previous, next }: PostNeighboursProps) {
  const intl = useIntl();
  const row = (post: PostNeighbourFragment | null, label: string): Neighbour | null =>
    post && {
      label,
      path: postPath(board, post.id),
      title: post.title,
      at: post.publishedAt,
      mark: (
        <>
          {post.pinned ? <PinnedMark /> : null} {post.audience === "EVERYONE" ? null : <MembersMark />}
        </>
      ),
    };
  return (
    <Neighbours
      label={intl.formatMessage({ id: "posts.post.neighbours" })}
      previous={row(next, intl.formatMessage({ id: "posts.post.previous" }))}
      next={row(previous, intl.formatMessage({ id: "posts.post.next" }))}
    />
  );
}
