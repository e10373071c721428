import { PostList } from "./PostList.tsx";

/** /seminar-archives/list */
export function Component() {
  return <PostList board="SEMINAR_ARCHIVE" />;
}
