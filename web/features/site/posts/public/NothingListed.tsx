// Shows why a list is empty, and the way out: a page beyond the last, a search or a tag that finds nothing,
// or a board without posts.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { Link } from "#web/components/Link.tsx";
import type { Board } from "#web/gql/enums.ts";
import type { PostListPageQuery } from "#web/gql/posts.ts";
import { type PostListAddress, postListPath } from "./post-list-address.ts";

interface NothingListedProps {
  board: Board;
  address: PostListAddress;
  posts: PostListPageQuery["posts"];
}

export function NothingListed({ board, address, posts }: NothingListedProps) {
  const { tag, search } = address;
  if (posts.totalCount > 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="posts.list.noSuchPage" />}
        detail={<FormattedMessage id="posts.list.noSuchPageDetail" values={{ pages: posts.pageCount }} />}
        action={
          <WayOut to={postListPath(board, { tag, search, page: 1 })}>
            <FormattedMessage id="posts.list.firstPage" />
          </WayOut>
        }
      />
    );
  }
  if (search !== null) {
    return (
      <EmptyState
        title={<FormattedMessage id="posts.list.notFound" values={{ search }} />}
        detail={<FormattedMessage id="posts.list.notFoundDetail" />}
        action={
          <WayOut to={postListPath(board, { tag, search: null, page: 1 })}>
            <FormattedMessage id="posts.list.clearSearch" />
          </WayOut>
        }
      />
    );
  }
  if (tag !== null) {
    return (
      <EmptyState
        title={<FormattedMessage id="posts.list.noMatch" />}
        detail={<FormattedMessage id="posts.list.noMatchDetail" />}
        action={
          <WayOut to={postListPath(board, { tag: null, search: null, page: 1 })}>
            <FormattedMessage id="posts.list.clearFilter" />
          </WayOut>
        }
      />
    );
  }
  return (
    <EmptyState
      title={<FormattedMessage id="posts.list.empty" />}
      detail={<FormattedMessage id="posts.list.emptyDetail" />}
    />
  );
}

function WayOut({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="tall link" to={to}>
      {children}
    </Link>
  );
}
