// A post's title as a link to it, with the badge of the language it is in where that is not the page's.

import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { RowLink } from "#web/components/RowLink.tsx";
import type { Board } from "#web/gql/enums.ts";
import type { PostRowFragment } from "#web/gql/posts.ts";
import { postPath } from "#web/paths.ts";

export function PostTitle({ board, post }: { board: Board; post: Pick<PostRowFragment, "id" | "title"> }) {
  return (
    <>
      <LanguageBadge language={post.title.language} />{" "}
      <RowLink to={postPath(board, post.id)}>
        <Localized text={post.title} />
      </RowLink>
    </>
  );
}
