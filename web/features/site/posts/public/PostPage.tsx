// The page of one post. What is not for everybody is asked for once more by the person who is signed in,
// because the page is the same for all (docs/site.md#posts-for-members).
import { lazyPart } from "#web/components/lazy-part.tsx";
import type { MembersPostProps } from "#web/features/site/posts/public/MembersPost.tsx";
import type { Board } from "#web/gql/enums.ts";
import { type PostPageQueryVariables, usePostPageQuery } from "#web/gql/posts.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { useSession } from "#web/session/session.ts";
import { LockedPost } from "./LockedPost.tsx";
import { PostArticle } from "./PostArticle.tsx";
import { PostData } from "./PostData.tsx";
import { PostOfficeSlot } from "./PostOfficeSlot.tsx";

const MembersPost = lazyPart<MembersPostProps>(
  async () => (await import("#web/features/site/posts/public/MembersPost.tsx")).MembersPost,
  ({ locked }) => locked,
);

export function Component({ board }: { board: Board }) {
  const variables = usePageVariables<PostPageQueryVariables>();
  const [{ data }] = usePostPageQuery({ variables });
  const { isAuthenticated, isLoading } = useSession();
  const post = data?.post;
  if (!post) return null;
  const { audience, content, lock } = post;
  const office = <PostOfficeSlot board={board} post={{ id: post.id, title: post.title.text }} />;
  if (audience === "EVERYONE" && content !== null) {
    return (
      <>
        {import.meta.env.SSR ? <PostData board={board} post={post} /> : null}
        <PostArticle board={board} post={{ ...post, content }} office={office} />
      </>
    );
  }
  const locked = <LockedPost board={board} post={post} lock={lock ?? "SIGN_IN"} office={office} />;
  if (!isAuthenticated || isLoading) return locked;
  return <MembersPost board={board} variables={variables} locked={locked} office={office} />;
}
