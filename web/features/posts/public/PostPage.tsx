// The page of one post.
import type { Board } from "#web/gql/enums.ts";
import { type PostPageQueryVariables, usePostPageQuery } from "#web/gql/posts.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { PostArticle } from "./PostArticle.tsx";
import { PostOfficeSlot } from "./PostOfficeSlot.tsx";

export function Component({ board }: { board: Board }) {
  const [{ data }] = usePostPageQuery({ variables: usePageVariables<PostPageQueryVariables>() });
  const post = data?.post;
  if (!post) return null;
  const office = <PostOfficeSlot board={board} post={{ id: post.id, title: post.title.text }} />;
  return <PostArticle board={board} post={post} office={office} />;
}
