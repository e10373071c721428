import { PostList } from "./PostList.tsx";

/** /news/list */
export function Component() {
  return <PostList board="NEWS" />;
}
