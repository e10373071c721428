import { PostArticle } from "./PostArticle.tsx";

/** /news/{idx} */
export function Component() {
  return <PostArticle board="NEWS" />;
}
