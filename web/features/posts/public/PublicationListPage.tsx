import { PostList } from "./PostList.tsx";

/** /publication-archives/list */
export function Component() {
  return <PostList board="PUBLICATION" />;
}
