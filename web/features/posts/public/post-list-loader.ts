// Loads a page of a board's list and says what the document's head tells of it.
import { feedAddress } from "#schema/validation/site-paths.ts";
import { BOARDS, ROW_NEEDS } from "#web/features/posts/boards.ts";
import type { Board } from "#web/gql/enums.ts";
import { PostListPageDocument, type PostListPageQueryVariables } from "#web/gql/posts.ts";
import { toGraphqlLanguage, type UiLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { type PostListAddress, postListPath, readPostList } from "./post-list-address.ts";

/** The variables of a list's query; loader and page must agree to the letter. */
export function listVariables(
  board: Board,
  address: PostListAddress,
  language: UiLanguage,
): PostListPageQueryVariables {
  const { row, hasImages } = BOARDS[board];
  return {
    board,
    ...address,
    language: toGraphqlLanguage(language),
    ...ROW_NEEDS[row],
    images: hasImages,
  };
}

/** The loader of a board's list page. Searches, and pages and tags that hold nothing, are kept out of search engines. */
export function postListLoader(board: Board): PageLoader {
  return async ({ client, intl, language, url }) => {
    const address = readPostList(url.searchParams);
    const data = await loadQuery(client, PostListPageDocument, listVariables(board, address, language));
    const { page, search } = address;
    const name = intl.formatMessage({ id: `enums.Board.${board}` });
    const tag = data.tags.find(({ slug }) => slug === address.tag)?.name;
    const filtered = tag === undefined ? name : `${name}: ${tag}`;
    const title =
      search === null
        ? filtered
        : intl.formatMessage({ id: "posts.list.searchTitle" }, { list: filtered, search });
    return {
      meta: {
        title: page === 1 ? title : intl.formatMessage({ id: "posts.list.pageTitle" }, { title, page }),
        description: intl.formatMessage({ id: `posts.list.description.${board}` }),
        canonicalPath: postListPath(board, address),
        feed: feedAddress(board, language),
        noindex: search !== null || (data.posts.items.length === 0 && (page > 1 || address.tag !== null)),
      },
    };
  };
}
