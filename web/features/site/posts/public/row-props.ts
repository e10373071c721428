import type { Board } from "#web/gql/enums.ts";
import type { PostListPageQuery } from "#web/gql/posts.ts";

/** A post as a list has it; what the board's rows do not need is not there (boards.ts). */
export type ListedPost = PostListPageQuery["posts"]["items"][number];

/** What every kind of row is given. */
export interface RowProps {
  readonly board: Board;
  readonly post: ListedPost;
}
