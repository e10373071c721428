// The tags of a board as links; the chosen one is solid. On phones the line scrolls sideways. What is searched for stays.
import { FormattedMessage, useIntl } from "react-intl";
import filters from "#web/components/filters.module.css";
import { Link } from "#web/components/Link.tsx";
import type { Board } from "#web/gql/enums.ts";
import type { PostListPageQuery } from "#web/gql/posts.ts";
import { type PostListAddress, postListPath } from "./post-list-address.ts";

interface TagFilterProps {
  board: Board;
  tags: PostListPageQuery["tags"];
  address: PostListAddress;
}

export function TagFilter({ board, tags, address: { tag: current, search } }: TagFilterProps) {
  const intl = useIntl();
  const to = (tag: string | null) => postListPath(board, { tag, search, page: 1 });
  return (
    <nav
      className={`screenOnly ${filters.filters}`}
      data-pushed
      aria-label={intl.formatMessage({ id: "posts.list.tags" })}
    >
      <ul>
        <li>
          <Link to={to(null)} aria-current={current === null || undefined}>
            <FormattedMessage id="posts.list.all" />
          </Link>
        </li>
        {tags.map((tag) => (
          <li key={tag.id}>
            <Link to={to(tag.slug)} aria-current={current === tag.slug || undefined}>
              {tag.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
