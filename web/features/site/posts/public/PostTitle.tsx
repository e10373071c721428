// A post's title as a link to it, with a lock where it is not for everybody, and the badge of the language it
// is in where that is not the page's.

import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { RowLink } from "#web/components/RowLink.tsx";
import { MembersMark } from "#web/features/site/posts/MembersMark.tsx";
import type { Board } from "#web/gql/enums.ts";
import type { PostRowFragment } from "#web/gql/posts.ts";
import { postPath } from "#web/paths.ts";

interface PostTitleProps {
  board: Board;
  post: Pick<PostRowFragment, "id" | "title" | "audience">;
}

export function PostTitle({ board, post }: PostTitleProps) {
  return (
    <>
      {post.audience === "EVERYONE" ? null : <MembersMark />}
      <LanguageBadge language={post.title.language} />{" "}
      <RowLink to={postPath(board, post.id)}>
        <Localized text={post.title} />
      </RowLink>
    </>
  );
}
