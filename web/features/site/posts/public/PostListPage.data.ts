// Loads a page of a board's list and returns what the document's head says of it.
import { feedAddress } from "#schema/validation/site-paths.ts";
import { BOARDS, ROW_NEEDS } from "#web/features/site/posts/boards.ts";
import type { Board } from "#web/gql/enums.ts";
import { PostListPageDocument, type PostListPageQueryVariables } from "#web/gql/posts.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { postListPath, readPostList } from "./post-list-address.ts";

/** Searches, and pages and tags that hold nothing, are hidden from search engines. */
export const loader: PageLoader<{ board: Board }> = async ({
  client,
  intl,
  language,
  props: { board },
  url,
}) => {
  const address = readPostList(url.searchParams);
  const { row, hasImages } = BOARDS[board];
  const variables: PostListPageQueryVariables = {
    board,
    ...address,
    language: toGraphqlLanguage(language),
    ...ROW_NEEDS[row],
    images: hasImages,
  };
  const data = await loadQuery(client, PostListPageDocument, variables);
  const { page, search } = address;
  const name = intl.formatMessage({ id: `enums.Board.${board}` });
  const tag = data.tags.find(({ slug }) => slug === address.tag)?.name;
  const filtered = tag === undefined ? name : `${name}: ${tag}`;
  const title =
    search === null
      ? filtered
      : intl.formatMessage({ id: "posts.list.searchTitle" }, { list: filtered, search });
  return {
    variables,
    meta: {
      title: page === 1 ? title : intl.formatMessage({ id: "posts.list.pageTitle" }, { title, page }),
      description: intl.formatMessage({ id: `posts.list.description.${board}` }),
      canonicalPath: postListPath(board, address),
      feed: feedAddress(board, language),
      noindex: search !== null || (data.posts.items.length === 0 && (page > 1 || address.tag !== null)),
    },
  };
};
