// A board's list (docs/look-parts.md#pages, Notice list): tag filter, search, count, rows, page numbers.
// Every board is this page; boards.ts says what its rows show.

import type { ComponentType } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigation, useSearchParams } from "react-router-dom";
import { FollowLinks } from "#web/components/follow/FollowLinks.tsx";
import { Link } from "#web/components/Link.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { BOARDS, type RowKind } from "#web/features/site/posts/boards.ts";
import type { Board } from "#web/gql/enums.ts";
import {
  type PostListPageQuery,
  type PostListPageQueryVariables,
  usePostListPageQuery,
} from "#web/gql/posts.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { useAskAsMember } from "#web/page/ask-as-member.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { BOARD_PATHS } from "#web/paths.ts";
import { GalleryItem } from "./GalleryItem.tsx";
import { MaterialRow } from "./MaterialRow.tsx";
import { NewsRow } from "./NewsRow.tsx";
import { NothingListed } from "./NothingListed.tsx";
import { NoticeRow } from "./NoticeRow.tsx";
import styles from "./PostListPage.module.css";
import { PostOfficeSlot } from "./PostOfficeSlot.tsx";
import { PublicationRow } from "./PublicationRow.tsx";
import { type PostListAddress, postListPath, readPostList } from "./post-list-address.ts";
import type { RowProps } from "./row-props.ts";
import { SearchBox } from "./SearchBox.tsx";
import { TagFilter } from "./TagFilter.tsx";

const ROWS: Readonly<Record<RowKind, ComponentType<RowProps>>> = {
  line: NoticeRow,
  story: NewsRow,
  cover: PublicationRow,
  material: MaterialRow,
  picture: GalleryItem,
};

export function Component({ board }: { board: Board }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const address = readPostList(query);
  const [{ data }, ask] = usePostListPageQuery({
    variables: usePageVariables<PostListPageQueryVariables>(),
  });
  useAskAsMember(address.search !== null && data?.posts.asMember === false, ask);
  const pending = useNavigation().state !== "idle";
  if (data === undefined) return null;
  const { posts, tags } = data;
  const { section, row } = BOARDS[board];
  const Row = ROWS[row];
  const name = intl.formatMessage({ id: `enums.Board.${board}` });
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: `layout.nav.${section}` }) },
          { label: name, to: BOARD_PATHS[board].list },
        ]}
        heading={<h1>{name}</h1>}
        below={<FollowLinks topic={board} />}
        action={<PostOfficeSlot board={board} post={null} />}
        tabs={sectionTabs(intl, section)}
      />
      <div className="frame listPage">
        <div className={`ends ${styles.tools}`}>
          {tags.length > 0 ? <TagFilter board={board} tags={tags} address={address} /> : null}
          <SearchBox board={board} address={address} />
        </div>
        {posts.totalCount > 0 ? <Count board={board} posts={posts} address={address} /> : null}
        {posts.items.length > 0 ? (
          <ul className={row === "picture" ? `ruled tiles ${styles.grid}` : "ruled"}>
            {posts.items.map((post) => (
              <Row key={post.id} board={board} post={post} />
            ))}
          </ul>
        ) : (
          <div className={`ruled ${styles.nothing}`}>
            <NothingListed board={board} address={address} posts={posts} />
          </div>
        )}
        <Pagination
          current={address.page}
          count={posts.pageCount}
          disabled={pending}
          href={(page) => postListPath(board, { ...address, page })}
        />
      </div>
    </>
  );
}

interface CountProps {
  board: Board;
  posts: PostListPageQuery["posts"];
  address: PostListAddress;
}

function Count({ board, posts, address: { tag, search, page } }: CountProps) {
  const values = {
    total: posts.totalCount,
    page,
    pages: posts.pageCount,
    b: (words: React.ReactNode[]) => <b key="b">{words}</b>,
  };
  if (search === null) {
    return (
      <p className={`small figures ${styles.count}`}>
        <FormattedMessage id="posts.list.count" values={values} />
      </p>
    );
  }
  return (
    <p className={`small figures ${styles.count}`}>
      <FormattedMessage id="posts.list.found" values={{ ...values, search }} />{" "}
      <Link className="link" to={postListPath(board, { tag, search: null, page: 1 })}>
        <FormattedMessage id="posts.list.clearSearch" />
      </Link>
    </p>
  );
}
