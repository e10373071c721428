// Loads one post of a board, then others of its tag. What is no visible post of the board is 404.

import { BOARDS } from "#web/features/posts/boards.ts";
import type { Board } from "#web/gql/enums.ts";
import { PostPageDocument, type PostPageQueryVariables, RelatedPostsDocument } from "#web/gql/posts.ts";
import { toGraphqlLanguage, type UiLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";

/** The variables of a post's query; loader and page must agree to the letter. */
export function postVariables(board: Board, id: number, language: UiLanguage): PostPageQueryVariables {
  return { board, id, language: toGraphqlLanguage(language), images: BOARDS[board].hasImages };
}

/** The loader of a board's post page. */
export function postLoader(board: Board): PageLoader {
  return async ({ client, language, params }) => {
    const id = parseIdx(params.idx);
    const { post } = await loadQuery(client, PostPageDocument, postVariables(board, id, language));
    if (post === null) throw notFound();
    if (post.tag !== null) {
      const variables = { board, tag: post.tag.slug, language: toGraphqlLanguage(language) };
      await loadQuery(client, RelatedPostsDocument, variables, { shared: true });
    }
    const image = post.thumbnail ?? post.images?.[0]?.file;
    return {
      meta: {
        title: post.title.text,
        description: post.excerpt.text,
        publishedAt: post.publishedAt,
        ...(image ? { image: image.url } : {}),
      },
    };
  };
}
