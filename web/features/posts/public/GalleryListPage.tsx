import { PostList } from "./PostList.tsx";

/** /gallery */
export function Component() {
  return <PostList board="GALLERY" />;
}
