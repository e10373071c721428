import { PostList } from "./PostList.tsx";

/** /notice/list */
export function Component() {
  return <PostList board="NOTICE" />;
}
