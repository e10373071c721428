// A post for machines (schema.org): news as NewsArticle, what other boards have as Article.
import { useStructuredData } from "#web/components/structured-data/collect.ts";
import type { Board } from "#web/gql/enums.ts";
import { useLayoutQuery } from "#web/gql/layout.ts";
import type { PostPageQuery } from "#web/gql/posts.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { postPath } from "#web/paths.ts";

interface PostDataProps {
  readonly board: Board;
  readonly post: NonNullable<PostPageQuery["post"]>;
}

/** Who publishes it is what the site's loader has loaded for header and footer. */
export function PostData({ board, post }: PostDataProps) {
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const image = post.thumbnail ?? post.images?.[0]?.file;
  useStructuredData((address) => {
    const publisher = {
      "@type": "Organization",
      "@id": `${address("/")}#organization`,
      name: data?.settings.name ?? "",
    } as const;
    return {
      "@type": board === "NEWS" ? "NewsArticle" : "Article",
      url: address(postPath(board, post.id)),
      headline: post.title.text,
      inLanguage: post.title.language.toLowerCase(),
      author: publisher,
      publisher,
      ...(post.publishedAt === null ? {} : { datePublished: post.publishedAt }),
      ...(post.excerpt === null ? {} : { description: post.excerpt.text }),
      ...(image ? { image: address(image.url) } : {}),
    };
  });
  return null;
}
