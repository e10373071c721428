// A post for members, as the person who is signed in may read it: its text, and its files with the pass that
// opens them (docs/site.md#posts-for-members).
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { withPass } from "#web/components/files/with-pass.ts";
import { FilePass } from "#web/components/rich-text/Figure.tsx";
import type { Board } from "#web/gql/enums.ts";
import { type MembersPostQuery, useMembersPostQuery } from "#web/gql/members-posts.ts";
import type { PostPageQueryVariables } from "#web/gql/posts.ts";
import { LockedPost } from "./LockedPost.tsx";
import { PostArticle } from "./PostArticle.tsx";

export interface MembersPostProps {
  readonly board: Board;
  readonly variables: PostPageQueryVariables;
  /** What everybody sees of it. */
  readonly locked: ReactNode;
  readonly office: ReactNode;
}

/** A pass opens files for an hour at least. */
const RENEWED_EVERY = 30 * 60_000;

type Post = NonNullable<MembersPostQuery["post"]>;

export function MembersPost({ board, variables, locked, office }: MembersPostProps) {
  const [{ data, error, fetching }, ask] = useMembersPostQuery({
    variables,
    requestPolicy: "cache-and-network",
  });
  // An open page still shows the post when one renewal fails.
  const [lastPost, setLastPost] = useState<Post | null>(null);
  useEffect(() => setLastPost((before) => data?.post ?? before), [data]);
  useEffect(() => {
    const timer = setInterval(() => ask({ requestPolicy: "network-only" }), RENEWED_EVERY);
    return () => clearInterval(timer);
  }, [ask]);
  const post = data?.post ?? lastPost;
  if (!post) {
    if (!error || fetching) return locked;
    return (
      <>
        {locked}
        <div className="frame" role="alert">
          <p>
            <FormattedMessage id="posts.lock.failed" />
          </p>
          <button
            type="button"
            {...buttonLook({ variant: "outline", size: "sm" })}
            onClick={() => ask({ requestPolicy: "network-only" })}
          >
            <FormattedMessage id="components.errorState.retry" />
          </button>
        </div>
      </>
    );
  }
  const { content, lock, filePass } = post;
  if (content === null || lock !== null) {
    return <LockedPost board={board} post={post} lock={lock ?? "SIGN_IN"} office={office} shown />;
  }
  if (filePass === null) return <PostArticle board={board} post={{ ...post, content }} office={office} />;
  const pass = `t=${filePass}`;
  return (
    <FilePass value={`?${pass}`}>
      <PostArticle board={board} post={withPass({ ...post, content }, pass)} office={office} />
    </FilePass>
  );
}
