// Loads one post of a board, then others of its tag, or of its board. What was moved to another board is
// looked for there; what is no visible post is 404.

import { redirect } from "react-router-dom";
import { BOARDS } from "#web/features/site/posts/boards.ts";
import type { Board } from "#web/gql/enums.ts";
import {
  PostBoardDocument,
  PostPageDocument,
  type PostPageQueryVariables,
  RelatedPostsDocument,
} from "#web/gql/posts.ts";
import { toGraphqlLanguage, toUiLanguages } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { postPath } from "#web/paths.ts";
import { relatedPosts } from "./related-posts.ts";

export const loader: PageLoader<{ board: Board }> = async ({
  client,
  intl,
  language,
  params,
  props: { board },
}) => {
  const variables: PostPageQueryVariables = {
    board,
    id: parseIdx(params.idx),
    language: toGraphqlLanguage(language),
    images: BOARDS[board].hasImages,
  };
  const { post } = await loadQuery(client, PostPageDocument, variables);
  if (post === null) {
    const { boardOfPost } = await loadQuery(client, PostBoardDocument, { id: variables.id });
    if (boardOfPost === null || boardOfPost === board) throw notFound();
    throw redirect(postPath(boardOfPost, variables.id), 301);
  }
  const related = async (tag: string | null) => {
    const asked = { board, tag, language: toGraphqlLanguage(language) };
    const { posts } = await loadQuery(client, RelatedPostsDocument, asked, { shared: true });
    return relatedPosts(posts.items, post.id);
  };
  if (post.tag === null || (await related(post.tag.slug)).length === 0) await related(null);
  const languages = toUiLanguages(post.languages);
  if (post.audience !== "EVERYONE" || post.excerpt === null) {
    return {
      variables,
      meta: {
        title: post.title.text,
        description: intl.formatMessage({ id: "posts.lock.description" }),
        languages,
        noindex: true,
      },
    };
  }
  const image = post.thumbnail ?? post.images?.[0]?.file;
  return {
    variables,
    meta: {
      title: post.title.text,
      description: post.excerpt.text,
      publishedAt: post.publishedAt,
      languages,
      ...(image ? { image: image.url } : {}),
    },
  };
};
